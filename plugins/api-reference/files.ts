import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {withSlash} from '../_shared/site/addresses';
import {diskCache} from '../_shared/node/cache';
import {nearest, quote, VitrineError} from '../_shared/node';
import type {AllContent} from '../_shared/site/content';
import {packagePast, type PackagePast} from '../api-history';
import {contentHash, extractPackages, readSource, readText} from '../api-model';
import {pageNamesOf} from './core/load/pageNames';
import {pagesOfAll, rootOf} from './core/load/pages';
import {byFolder, type Loaded, type Tools} from './core/load/reference';
import {sharedSetsOf} from './core/load/sets';
import {loadDemos, type DemoTools} from './core/page/demos';
import type {ProductPages} from './core/page/toReference';

/** A change to what the caches hold, or to what reads demos, makes all in them stale. */
function coreHash(): string {
  const folders = ['core', '../page-reader/core', '../demo-code/core'];
  return folders.map((folder) => contentHash(path.join(__dirname, folder))).join();
}

/** The pages of a version of a product with what its package was like. */
export type PagesAndPast = ProductPages & Partial<PackagePast>;

/**
 * Where the pages of each version of a product are, its demos and its past, by the folder of its
 * data; without those this build leaves out.
 */
export async function readPages(
  siteDir: string,
  apis: readonly Loaded[],
  allContent: AllContent,
  tools: DemoTools,
): Promise<Map<string, PagesAndPast>> {
  const pages = new Map<string, PagesAndPast>();
  for (const [folder, packages] of byFolder(apis)) {
    const [first] = packages;
    const root = rootOf(allContent, first.options.instances[0] ?? '', first.options.version);
    if (root === undefined) continue;
    const demos = await loadDemos(pagesOfAll(allContent, packages), tools);
    const [past] = packages.flatMap((api) => readPast(siteDir, api) ?? []);
    const sets = sharedSetsOf(packages.flatMap(({models}) => models));
    pages.set(folder, {root, demos, pageNames: pageNamesOf(packages), sets, ...past});
  }
  return pages;
}

/** What the snapshots of a package tell; `undefined` where it has none. */
function readPast(
  siteDir: string,
  {options, facts: {name, version}, models}: Loaded,
): PackagePast | undefined {
  if (!options.history) return undefined;
  const folder = path.resolve(siteDir, options.history);
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .sort();
  if (files.length === 0) {
    throw new VitrineError({
      where: `plugin api-reference, option history of ${options.product}`,
      what: `${options.history} holds no snapshot`,
      fix: `write one: vitrine api --package ${name}@<version> --snapshot ${options.history}`,
    });
  }
  const present = {
    package: name,
    version,
    models,
    exclude: [...options.exclude, ...options.include],
  };
  return packagePast(
    present,
    files.map((file) => [`${options.history}/${file}`, readText(path.join(folder, file)) ?? '']),
  );
}

/** Somebody waits for the dev server, and nothing else of it is done meanwhile. */
const PROGRAMS = 2;

const isDev = (): boolean => process.env.NODE_ENV === 'development';

/** The dev server knows what was there when it began. */
const RESTART = '; what is new in the library since the start is known after the next one';

/**
 * What reading packages needs of the machine.
 *
 * @param siteDir they are resolved from here, upwards
 * @param cache folder of what was read
 */
export function createTools(siteDir: string, cache: string): Tools {
  return {
    cache: diskCache(cache, 'api-'),
    wording: {quote, nearest, ...(isDev() && {besides: RESTART})},
    sourceOf(name, entry) {
      const source = readSource(siteDir, name, entry);
      return source && {...source, fingerprint: `${coreHash()} ${source.fingerprint}`};
    },
    extract: (requests) => extractPackages(siteDir, requests, isDev() ? PROGRAMS : 1),
  };
}

/**
 * What reading demos needs of the machine.
 *
 * @param cache folder of what was read
 * @param hasSlash the site's `trailingSlash`
 */
export function demoTools(siteDir: string, cache: string, hasSlash?: boolean): DemoTools {
  return {
    cache: diskCache(cache, 'demo-'),
    version: coreHash(),
    read: (file) => readText(path.join(siteDir, file)),
    toAddress: (permalink) => (hasSlash ? withSlash(permalink) : permalink),
    async usagesOf(source) {
      const {usagesOf} = await import('../demo-code');
      return usagesOf(source);
    },
  };
}
