import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ChangesData} from '../../../plugins/api-history/core/past/changesData';
import type {UpgradeFacts} from '../../../plugins/api-history/core/upgrade/facts';
import {ask} from '../../../plugins/local-search/core/query/ask';
import {partsOf} from '../../../plugins/local-search/core/query/fullText';
import {open, type Opened} from '../../../plugins/local-search/core/query/open';
import type {Source} from '../../../plugins/local-search/core/query/search';
import type {Shard, Terms} from '../../../plugins/local-search/core/types';
import type {ProductVersion} from '../../../plugins/markdown-export/core/content';
import {suggest, VitrineError} from '../../../plugins/_shared/text/errors';
import {siteAt} from '../outputFolder';
import {fileOf, findMarkdown, parseAddress} from '../served';

export type Version = Omit<ProductVersion, 'roots'>;

/** The list of a product's components and hooks, as the build publishes it. */
export interface ApiIndex {
  api: {name: string; page: string}[];
}

/** What tools read of a built site. All are as the folder has them at the time. */
export interface BuiltSite {
  title: string;
  versions: Version[];
  /** A version of a product: by default its current one, of the first product. */
  versionOf(product?: string, version?: string): Version;
  /** Markdown of a page, by its address or that of its Markdown, whole or as a path. */
  page(address: string): string;
  index(version: Version): ApiIndex;
  changes(version: Version): ChangesData;
  upgrade(version: Version): UpgradeFacts;
  /** What a query looks into, of one version. */
  source(version: Version, query: string): Source;
}

/** Records that were opened, by their files, whose names change with what is in them. */
const OPENED = new Map<string, Opened>();

/** Below the site: a folder for each product. */
const SEARCH = 'assets/search';

/**
 * Opens the folder of a built site.
 *
 * @throws VitrineError where there is none, or one that was built without Markdown
 */
export function openSite(dir: string): BuiltSite {
  const folder = siteAt(path.resolve(dir));
  if (!existsSync(path.join(folder, 'llms.json'))) {
    throw new VitrineError({
      where: dir,
      what: 'holds no site with llms.json',
      fix: 'name the folder of a built site with --dir, and keep the plugin markdown-export in it',
    });
  }
  const {title, baseUrl, versions} = readJson<Pick<BuiltSite, 'title' | 'versions'> & Base>(
    path.join(folder, 'llms.json'),
  );
  const ofApi = <Value>(version: Version, name: string, fix: string): Value => {
    const place = `${version.root.slice(baseUrl.length)}api/${name}`;
    const file = path.join(folder, place);
    if (existsSync(file)) return readJson(file);
    throw new VitrineError({where: versionName(version), what: `has no /${place}`, fix});
  };
  return {
    title,
    versions,
    versionOf: (product, version) => findVersion(versions, product, version),
    page: (address) => readPage(address, {folder, baseUrl}),
    index: (version) => ofApi(version, 'index.json', PACKAGES),
    changes: (version) => ofApi(version, 'changes.steps.json', PAST),
    upgrade: (version) => ofApi(version, 'changes.json', PAST),
    source: (version, query) => readRecords(path.join(folder, SEARCH), version, query),
  };
}

interface Base {
  baseUrl: string;
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

function readPage(address: string, {folder, baseUrl}: Base & {folder: string}): string {
  const pathname = parseAddress(address)?.pathname ?? '';
  const place = `/${pathname.replace(/\.md$/, '').slice(baseUrl.length)}`;
  const file = pathname.startsWith(baseUrl) ? findMarkdown(folder, place) : undefined;
  if (file !== undefined) return readFileSync(fileOf(folder, file), 'utf8');
  throw new VitrineError({
    where: address.slice(0, LONGEST),
    what: 'is the address of no page',
    fix: 'take one that search gives, such as /product/page/',
  });
}

/** What a query needs of a version's records. */
function readRecords(index: string, version: Version, query: string): Source {
  const file = shardFile(index, version);
  const opened = OPENED.get(file) ?? open(readJson<Shard>(file));
  OPENED.set(file, opened);
  const parts = partsOf(ask(query), opened.shard.text);
  return {opened, terms: parts.map((part) => readJson<Terms>(path.join(index, part)))};
}

const PACKAGES = 'name a product with a package, as list_versions tells them';
const PAST = 'name a product that keeps snapshots of its API: the others have no past';

/** Of what was given, as it is told again. */
const LONGEST = 200;

export function versionName({product, label, version}: Version): string {
  return `${product} ${label === '' ? version : label}`;
}

function findVersion(
  versions: readonly Version[],
  product = versions[0]?.product ?? '',
  version = 'current',
): Version {
  const own = versions.filter((each) => each.product === product);
  const found = own.find((each) => [each.version, each.label].includes(version));
  if (found) return found;
  const isKnown = own.length > 0;
  throw new VitrineError({
    where: isKnown ? 'version' : 'product',
    what: `there is no ${(isKnown ? version : product).slice(0, LONGEST)}`,
    fix: suggest(
      (isKnown ? version : product).slice(0, LONGEST),
      isKnown
        ? own.map((each) => each.version)
        : [...new Set(versions.map((each) => each.product))],
    ),
  });
}

/** The file of a version's records: its name has a hash in it. */
function shardFile(index: string, version: Version): string {
  const own = path.join(index, version.product);
  const files = existsSync(own) ? readdirSync(own) : [];
  const found = files.find(
    (file) => file.startsWith(`${version.version}.`) && /^[^.]+\.[\da-f]+\.json$/.test(rest(file)),
  );
  if (found !== undefined) return path.join(own, found);
  throw new VitrineError({
    where: 'search',
    what: `there is no index of ${versionName(version)} in ${SEARCH}`,
    fix: 'build the site with the plugin local-search',
  });

  /** Names of versions may have points in them. */
  function rest(file: string): string {
    return `v.${file.slice(version.version.length + 1)}`;
  }
}
