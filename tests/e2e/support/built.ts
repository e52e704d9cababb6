import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {turn} from '../../../scripts/lib/suite/turn';
import {draw} from './draw';
import {PAGE_TYPES} from './pages';
import {BUILD, ROOT} from './places';

/**
 * Addresses of all pages in a build, `/404.html` among them, in order; without those that only lead
 * on, which no reader sees.
 */
export function listPages(build = BUILD): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !LEADS_ON.test(headOf(path.join(build, file))))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}

/** Of those, the pages in the site's first language. */
export function listFirst(build = BUILD): string[] {
  return listPages(build).filter((address) => !address.startsWith(ARABIC));
}

/** Where the pages of the site's second language begin. */
export const ARABIC = '/ar/';

const LEADS_ON = /<meta http-equiv="?refresh/;

function headOf(file: string): string {
  return readFileSync(file, 'utf8').slice(0, 1000);
}

/** Whether a page is a component's tab of API, one of a generated reference, or of its changes. */
export function isReference(address: string): boolean {
  return isTab(address) || /\/api\/[^/]+\/$/.test(address);
}

/** Whether a page is a part of a component's page. */
export function isTab(address: string): boolean {
  return /\/(?:components|hooks)-api\/$/.test(address);
}

/**
 * In how many runs a browser visits every page of a reference once: one component makes them all, of
 * data of one shape. `npm run test:full` visits them in one.
 */
const REFERENCE_RUNS = process.env.VITRINE_FULL === '1' ? 1 : 5;

/**
 * Of addresses, those that a run visits: all pages that somebody wrote, one of each type, and this
 * commit's share of a generated reference.
 */
export function inTurn(addresses: readonly string[]): string[] {
  const types = new Set(PAGE_TYPES.map(([, address]) => address));
  const share = turn(REFERENCE_RUNS);
  return addresses.filter(
    (address) =>
      !isReference(address) || types.has(address) || draw(address, REFERENCE_RUNS) === share,
  );
}

/**
 * Whether it is a page's turn: each of so many commits has another share of the pages, and a run
 * whose pages are named, or that leaves nothing out, has all.
 *
 * @param what is done in turn: shares of one thing are none of another
 * @param runs without a divisor in common with {@link REFERENCE_RUNS}: both go by the same number of
 *   a commit, and a page of a reference whose turns never meet would never be looked at
 */
export function isInTurn(address: string, what: string, runs: number): boolean {
  const isAll = process.env.VITRINE_FULL === '1' || process.env.VITRINE_PAGES !== undefined;
  return isAll || draw(`${address}#${what}`, runs) === turn(runs);
}

/**
 * Addresses of the pages that a sweep visits: those whose turn it is, or those that the variable
 * VITRINE_PAGES names, apart from each other by commas. The word `types` stands for a page of each
 * type.
 */
export function pagesToVisit(): string[] {
  const named = process.env.VITRINE_PAGES?.split(',');
  if (!named) return inTurn(listPages());
  const types = named.includes('types') ? PAGE_TYPES.map(([, address]) => address) : [];
  const wanted = new Set([...named, ...types]);
  return listPages().filter((address) => wanted.has(address));
}

/** Where visits are told, each address on a line, for the comparison with the build's routes. */
const VISITED = path.join(ROOT, '.cache/e2e-visited.txt');

/** Tells that a page was visited to the end. */
export function tellVisited(address: string): void {
  appendFileSync(VISITED, `${address}\n`);
}

/** The addresses that were told, in order. */
export function readVisited(): string[] {
  return readFileSync(VISITED, 'utf8').split('\n').filter(Boolean).sort();
}

/** Forgets what was told by earlier runs. */
export function forgetVisited(): void {
  mkdirSync(path.dirname(VISITED), {recursive: true});
  writeFileSync(VISITED, '');
}

const knownIds = new Map<string, ReadonlySet<string> | undefined>();

/** The ids in the served HTML of a page; nothing where there is no page. */
export function idsOf(address: string): ReadonlySet<string> | undefined {
  if (!knownIds.has(address)) knownIds.set(address, readIds(address));
  return knownIds.get(address);
}

function readIds(address: string): ReadonlySet<string> | undefined {
  const file = address.replace(/\/$/, '/index.html');
  if (!file.endsWith('.html') || !hasBuilt(file)) return undefined;
  const ids = readBuilt(file).matchAll(/<[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g);
  return new Set([...ids].map(([, ...quoted]) => decode(quoted.find(Boolean) ?? '')));
}

/** What a minified attribute escapes. */
function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** Text of a file in the build. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** Paths of all scripts in the build, in order. */
export function listScripts(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/** Whether the build has a file. */
export function hasBuilt(file: string): boolean {
  return existsSync(path.join(BUILD, file));
}
