import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeText} from '../../../plugins/_shared/node/cache';
import {normalizeAddress} from '../../../plugins/_shared/site/addresses';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {JOINED_FOLDER} from '../../../plugins/_shared/node/part';
import {hostFiles, joinHostFacts} from '../../../plugins/hosting/core/hostFiles';
import {netlifyRedirects} from '../../../plugins/hosting/core/redirects';
import {siteFiles} from '../../../plugins/markdown-export/core/llms';
import type {WorkerFacts} from '../../../plugins/service-worker/core/types';
import {writeWorker} from '../../../plugins/service-worker/files';
import {compressFile} from '../compress';
import {factsOf, identityOf, type Parts} from './facts';
import {joinSitemaps} from './sitemap';
import type {Plan} from './plan';

/** Files that tell of the whole site, by the plugin that has kept what they are made of. */
const WHOLE = {
  hosting: /^(?:_headers|_redirects|hosting\/.*)$/,
  'markdown-export': /^llms\.(?:txt|json)$/,
  'local-search': /^joined\/search\.json$/,
  'page-index': /^joined\/pages\.json$/,
  'service-worker': /^(?:sw\.js|offline\/[^/]*\.json)$/,
} as const;

const SITEMAP = 'sitemap.xml';
const REDIRECTS = '_redirects';

/**
 * Whether a file is made anew of what the parts have kept. Lists for agents that are the same in all
 * of them a site has written itself: they are copied.
 */
export function isMade(file: string, parts: Parts): boolean {
  if (file === SITEMAP) return true;
  const names = Object.keys(WHOLE) as (keyof typeof WHOLE)[];
  const plugin = names.find((name) => WHOLE[name].test(file));
  if (plugin === undefined || factsOf(parts, plugin) === undefined) return false;
  return plugin !== 'markdown-export' || new Set(parts.map(({files}) => files.get(file))).size > 1;
}

/** The published addresses that nothing answers in the joined site. */
export function publishedFaults(parts: Parts, {files}: Plan): ErrorParts[] {
  const {baseUrl} = identityOf(parts[0]);
  const [published] = factsOf(parts, 'duplicate-pathnames') ?? [];
  const moved = (factsOf(parts, 'hosting') ?? []).flatMap(({redirects}) => Object.keys(redirects));
  const answered = new Set(
    [...[...files.keys()].map((file) => `${baseUrl}${file}`), ...moved].map(normalizeAddress),
  );
  return (published?.addresses ?? [])
    .filter((address) => !answered.has(normalizeAddress(baseUrl + address.slice(1))))
    .map((address) => ({
      where: published?.file ?? '',
      what: `${address} is published, and no part answers it`,
      fix: `join the part that has it, or write \`redirect_from: ${address}\` in the page that takes its place`,
      kind: 'address',
    }));
}

/**
 * Writes the files that tell of the whole site, and compresses them.
 *
 * @param dir folder of the joined site, which has all else
 */
export async function makeFiles(parts: Parts, dir: string): Promise<void> {
  const pages = filesIn(dir).filter((file) => file.endsWith('.html'));
  const texts = {
    ...sitemapOf(parts),
    ...listsOf(parts),
    ...indexesOf(parts),
    ...hostingOf(parts, pages),
  };
  const made = Object.entries(texts).filter(([file]) => isMade(file, parts));
  for (const [file, text] of made) writeText(path.join(dir, file), text);
  const worker = workerOf(parts, Object.keys(indexesOf(parts)));
  if (worker) await writeWorker(dir, worker);
  const written = filesIn(dir).filter((file) => isMade(file, parts));
  for (const file of written) compressFile(path.join(dir, file));
}

/** Paths of all files below a folder, with slashes, in order. */
function filesIn(dir: string): string[] {
  const all = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  return all.map((file) => file.replaceAll(path.sep, '/')).sort();
}

function sitemapOf(parts: Parts): Record<string, string> {
  const having = parts.filter(({files}) => files.has(SITEMAP));
  if (having.length === 0) return {};
  const texts = having.map(({name}) => readFileSync(path.join(name, SITEMAP), 'utf8'));
  return {[SITEMAP]: joinSitemaps(texts)};
}

function listsOf(parts: Parts): Record<string, string> {
  const lists = factsOf(parts, 'markdown-export');
  if (lists === undefined) return {};
  const versions = ofProducts(
    parts,
    lists.map(({site}) => site.versions),
  );
  return siteFiles(lists[0].pages, {...lists[0].site, versions});
}

/** What the browser asks for where the code of one part does not know the others. */
function indexesOf(parts: Parts): Record<string, string> {
  const toText = (value: unknown) => `${JSON.stringify(value)}\n`;
  const searches = factsOf(parts, 'local-search');
  const indexes = factsOf(parts, 'page-index');
  const shards = ofProducts(parts, searches?.map((search) => search.shards) ?? []);
  const pages = ofProducts(parts, indexes?.map((index) => index.pages) ?? []);
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    ...(searches && {[searches[0].file]: toText({shards})}),
    ...(indexes && {[indexes[0].file]: toText(pages)}),
  };
}

/**
 * What is told of all products, in their order: of each, what the part says that has it, and of the
 * fallback, which all have, what the first says.
 *
 * @param told by each part
 */
function ofProducts<T extends {product: string}>(
  parts: Parts,
  told: readonly (readonly T[])[],
): T[] {
  const {products, fallback} = identityOf(parts[0]);
  const order = products.map(({id}) => id);
  const place = ({product}: T) => order.indexOf(product);
  return told
    .flatMap((own, at) => own.filter(({product}) => at === 0 || product !== fallback))
    .sort((a, b) => place(a) - place(b));
}

function hostingOf(parts: Parts, pages: readonly string[]): Record<string, string> {
  const hosting = factsOf(parts, 'hosting');
  if (hosting === undefined) return {};
  const facts = joinHostFacts(hosting, [JOINED_FOLDER]);
  const [{name, files}] = parts;
  const own = files.has(REDIRECTS) ? readFileSync(path.join(name, REDIRECTS), 'utf8') : '';
  const redirects = netlifyRedirects(own, facts.redirects);
  return {...hostFiles(facts, pages), ...(redirects !== '' && {[REDIRECTS]: redirects})};
}

/** Every part has scripts of its own for the pages that all browsers keep. */
function workerOf(parts: Parts, others: string[]): WorkerFacts | undefined {
  const workers = factsOf(parts, 'service-worker');
  if (workers === undefined) return undefined;
  const [first] = workers;
  return {
    ...first,
    builds: parts.length,
    chunks: Object.assign(
      {},
      ...workers.map(({chunks}) => chunks).reverse(),
    ) as typeof first.chunks,
    others,
  };
}
