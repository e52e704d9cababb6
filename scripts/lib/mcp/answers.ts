import {differenceOf, type Difference} from '../../../plugins/api-history/core/difference';
import {splitKey} from '../../../plugins/api-history/core/memberKey';
import type {Finding} from '../../../plugins/api-history/core/upgrade/findings';
import {findingsIn} from '../../../plugins/api-history/core/upgrade/findings';
import {upgradeBetween} from '../../../plugins/api-history/core/upgrade/upgrade';
import {differenceMarkdown} from '../../../plugins/api-history/core/past/markdown';
import {search} from '../../../plugins/local-search/core/query/search';
import {suggest, VitrineError} from '../../../plugins/_shared/text/errors';
import {flat} from '../../../plugins/_shared/text/markdown';
import {versionName, type ApiIndex, type BuiltSite, type Version} from './site';

/** Which product and version is meant; both may be left out. */
export interface Asked {
  product?: string | undefined;
  version?: string | undefined;
}

export function listVersions({versions}: BuiltSite): string {
  return versions
    .map(
      (version) =>
        `- product \`${version.product}\`, version \`${version.version}\`: ${version.name} ${version.label}` +
        `${version.package === null ? '' : ` (${version.package})`}, pages from ${version.root}. ${version.description}`,
    )
    .map(flat)
    .join('\n');
}

/** Where nothing is said the current versions of all products. */
function versionsFor(site: BuiltSite, {product, version}: Asked): Version[] {
  return product === undefined && version === undefined
    ? site.versions.filter((each) => each.version === 'current')
    : [site.versionOf(product, version)];
}

/** What the first of these versions has that has it. */
function firstOf<Value>(versions: readonly Version[], get: (version: Version) => Value) {
  const [first] = versions;
  if (!first) throw new Error('The site has no versions');
  for (const version of versions) {
    const value = attempt(() => get(version));
    if (value !== undefined) return {version, value};
  }
  return {version: first, value: get(first)};
}

/** @param limit the most answers */
export function searchSite(site: BuiltSite, query: string, asked: Asked, limit: number): string {
  const sources = versionsFor(site, asked).map((version) => site.source(version, query));
  const {found, corrected, nearest} = search(query, sources, limit);
  const told = found.map(({kind, name, owner, from, about, href, product, version}) =>
    [
      `- ${kind} \`${name}\``,
      owner === '' ? '' : ` of ${owner}`,
      from === '' ? '' : ` (from ${from})`,
      `, ${product}${version === 'current' ? '' : ` ${version}`}: ${href}`,
      about === '' ? '' : ` — ${about}`,
    ].join(''),
  );
  // A title with line ends would begin what looks like another answer.
  const lines = told.map(flat);
  if (corrected !== undefined) lines.unshift(`Looked for “${corrected}”.`);
  if (found.length > 0) return lines.join('\n');
  return `Nothing was found.${nearest.length > 0 ? ` Near: ${nearest.join(', ')}.` : ''}`;
}

/** The API of a component or hook, and what became of it from version to version. */
export function apiOf(site: BuiltSite, name: string, asked: Asked): string {
  const versions = versionsFor(site, asked);
  const {version, value: page} = firstOf(versions, (each) => pageOf(site, each, name));
  return `${site.page(page.page).trimEnd()}\n\n## History\n\n${historyOf(site, version, page.name)}`;
}

function pageOf(site: BuiltSite, version: Version, name: string): ApiIndex['api'][number] {
  const {api} = site.index(version);
  const found = api.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = api.map((each) => each.name);
  throw new VitrineError({
    where: versionName(version),
    what: `has no component or hook ${name}`,
    fix: suggest(name, names),
  });
}

/** Newest first; a version without snapshots tells none. */
function historyOf(site: BuiltSite, version: Version, name: string): string {
  const data = attempt(() => site.changes(version));
  const steps = (data?.versions ?? []).slice(1).flatMap((to, at) => {
    const from = data?.versions[at] ?? to;
    const own = data ? ofOne(differenceOf(data, from, to), name) : [];
    return own.length === 0 ? [] : [`### From ${from} to ${to}\n\n${own.join('\n\n')}`];
  });
  return steps.length > 0 ? steps.reverse().join('\n\n') : 'No change is known.';
}

function ofOne({added, removed, changed}: Difference, name: string): string[] {
  const only = (names: readonly string[]) => names.filter((each) => each === name);
  const own = {
    added: only(added),
    removed: only(removed),
    changed: changed.filter((each) => each.name === name),
  };
  const isNone = own.added.length + own.removed.length + own.changed.length === 0;
  // The component is named above.
  return isNone ? [] : differenceMarkdown(own, [], '').filter((block) => !block.startsWith('### '));
}

function attempt<Value>(get: () => Value): Value | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}

const DEMO = /^[ \t>]*(`{3,})\w* title="([^"\n]+)"\n([^]*?)\n[ \t>]*\1$/gm;

/** The source of one demo of a page, or of all of them. */
export function demoSource(site: BuiltSite, address: string, demo?: string): string {
  const demos = [...site.page(address).matchAll(DEMO)].map(([block, , file = '']) => ({
    block,
    file,
  }));
  const wanted = demo?.replace(/\.\w+$/, '').toLowerCase();
  const found = demos.filter(
    ({file}) => wanted === undefined || file.replace(/\.\w+$/, '').toLowerCase() === wanted,
  );
  if (found.length > 0) return found.map(({block}) => block).join('\n\n');
  throw new VitrineError({
    where: address,
    what: demo === undefined ? 'has no demos' : `has no demo ${demo}`,
    fix:
      demos.length > 0
        ? suggest(
            demo ?? '',
            demos.map(({file}) => file),
          )
        : 'search for a demo, and take the address that it gives',
  });
}

/** A step from one version of a package to another. */
export interface Step extends Asked {
  /** `7.3.0`, `v7.3.0`, or `7` for the last of them that is known. Default: the oldest. */
  from?: string | undefined;
  /** Likewise. Default: the newest. */
  to?: string | undefined;
}

export function changesOf(site: BuiltSite, step: Step): string {
  const {version, value: data} = firstOf(versionsFor(site, step), site.changes);
  const [from, to] = stepIn(data.versions, step);
  const blocks = differenceMarkdown(differenceOf(data, from, to), data.pages, version.root);
  return [`# ${data.package}: from ${from} to ${to}`, ...blocks].join('\n\n');
}

/** Milliseconds that a piece of code may take to be read: everybody else waits. */
const LONGEST_READING = 2000;

/** What in a reader's code a step takes away. */
export function checkCode(site: BuiltSite, code: string, step: Step): string {
  const {version, value: data} = firstOf(versionsFor(site, step), site.changes);
  const [from, to] = stepIn(data.versions, step);
  const upgrade = upgradeBetween(data, site.upgrade(version), from, to);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > LONGEST_READING;
  let cut = '';
  const onCut = (line: number) => {
    cut = `\n\nNothing was read from line ${line} on: it nests too deep, or takes too long. Give it in parts.`;
  };
  const found = findingsIn(code, upgrade, {isOver, onCut});
  const head = `${data.package}, from ${from} to ${to}`;
  const told =
    found.length === 0
      ? `${head}: nothing that this code uses is removed or deprecated.`
      : `${head}:\n\n${found.map(findingText).join('\n')}`;
  return told + cut;
}

function findingText({line, kind, name, member, state, instead}: Finding): string {
  const what = member === null ? name : `${splitKey(member).name} of ${name}`;
  const word = state === 'gone' ? 'removed' : 'deprecated';
  return `- line ${line}: ${kind} \`${what}\` is ${word}.${instead === '' ? '' : ` Instead: ${instead}`}`;
}

/** The two versions, the earlier first. */
function stepIn(versions: readonly string[], {from, to}: Step): [from: string, to: string] {
  const at = (asked: string | undefined, other: string | undefined) => {
    const wanted = (asked ?? other ?? '').replace(/^v/, '');
    const place = versions.findLastIndex(
      (version) => version === wanted || version.startsWith(`${wanted}.`),
    );
    if (place !== -1) return place;
    throw new VitrineError({
      where: 'version of the package',
      what: `${wanted} is not known`,
      fix: `known are ${versions.join(', ')}`,
    });
  };
  const [first = 0, last = 0] = [at(from, versions[0]), at(to, versions.at(-1))].sort(
    (a, b) => a - b,
  );
  return [versions[first] ?? '', versions[last] ?? ''];
}
