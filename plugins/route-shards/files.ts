import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageShards} from '../_shared/loading/routeChunks';
import {addressesAsked} from './core/versions';
import {cutDocs} from './core/docs';
import type {DocsData} from './core/docs';
import {cutPages, keptRoutes} from './core/cut';
import {moduleOf, planTrees} from './core/planTrees';
import type {Generated, Shard} from './core/types';
import {
  listModule,
  registryParts,
  routesModule,
  SHARD_CHUNK,
  SHARD_FILE,
  shardModule,
  TREE_CHUNK,
  TREE_FILE,
  treeModule,
  versionModule,
  withModule,
} from './core/write';
import {readRegistry, readRoutes} from './parser';

/** Where shards are written, below the folder of what is generated; named in `client` too. */
const FOLDER = 'route-shards';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Files that take the place of what Docusaurus generates, by what modules import them as. */
export type Replacements = ReadonlyMap<string, string>;

/** What of a site decides which data stays with all pages. */
interface Site {
  /** Folder of what is generated. */
  folder: string;
  /** Settings of the theme, where a menu may name documents. */
  themeConfig: unknown;
  /** Whether what is said of documents is cut. */
  cutsDocs: boolean;
  /** File that puts parts into trees, where these are cut. */
  plant: string | undefined;
  /** Folder of the site: its own code may ask for any part of a tree. */
  siteDir: string;
}

/** Writes the pages of a site in shards. */
export function writeShards(site: Site): Replacements {
  const generated = readGenerated(site.folder);
  const shards = cutPages(generated.routes);
  const folder = path.join(site.folder, FOLDER);
  addAsked(shards, generated);
  const firsts = shards.map(({first}) => first);
  const trees = isCut(site, generated) ? cutTrees(site, generated, shards) : undefined;
  const parts = registryParts({...generated, ...trees}, shards);
  const docs = site.cutsDocs ? readDocs(site, firsts) : undefined;
  const {chunkNames} = generated;
  // What takes the place of what is generated, by its name there.
  const replaced = new Map([
    ['routes.js', routesModule(keptRoutes(generated.routes))],
    ['registry.js', parts.base],
    ['routesChunkNames.js', parts.names],
    ...(docs ? [['globalData.json', docs.globalData] as const] : []),
  ]);
  const shardTexts = shards.map((shard, at) => {
    const own = {registry: parts.shards[at] ?? '{}', docs: docs?.shards[at] ?? []};
    return [`${SHARD_FILE}${at}.js`, shardModule(shard, {...own, chunkNames})] as const;
  });
  const others = [
    ['list.js', listModule(firsts, trees?.count ?? 0)],
    ['pages.json', JSON.stringify(pageShards(shards))],
  ] as const;
  writeFolder(folder, new Map([...replaced, ...others, ...shardTexts, ...(trees?.texts ?? [])]));
  const names = [...replaced.keys()].map((file) => [path.parse(file).name, file] as const);
  return new Map(names.map(([name, file]) => [`@generated/${name}`, path.join(folder, file)]));
}

/** Says of each page which others it asks for, which may be in shards that are not loaded. */
function addAsked(shards: readonly Shard[], {routes}: Generated): void {
  const asked = addressesAsked(routes);
  for (const page of shards.flatMap(({pages}) => pages)) {
    const others = asked(page);
    if (others.length > 0) page.attributes['asks'] = others;
  }
}

/** Address of a page → the chunks that its shard, and the parts of its tree, are bundled as. */
function pageShards(shards: readonly Shard[]): PageShards {
  const entries = shards.flatMap(({pages}, at) =>
    pages.map(({path: page, parts}) => [
      page,
      [`${SHARD_CHUNK}${at}`, ...parts.map((part) => `${TREE_CHUNK}${part}`)],
    ]),
  );
  return Object.fromEntries(entries) as PageShards;
}

/** What reads a tree, or a document of it, otherwise than the theme does. */
const READS_TREES =
  /\b(?:useDocById|useDocsSidebar|useDocsVersion|useCurrentSidebarCategory|findSidebarCategory)\b/;

/** Pages in MDX may import anything. */
function isCut({siteDir, plant}: Site, {registry}: Generated): boolean {
  const pages = [...registry.values()].flatMap((entry) => {
    const [, file] = /"@site\/([^"]+\.mdx)"/.exec(entry) ?? [];
    return file === undefined ? [] : [path.join(siteDir, file)];
  });
  const texts = () => pages.filter(existsSync).map((file) => readFileSync(file, 'utf8'));
  const reads = () => [...ownCode(siteDir), ...texts()].some((text) => READS_TREES.test(text));
  return plant !== undefined && !reads();
}

/** Says of each page which parts of trees it shows. @returns what is written of the trees */
function cutTrees(
  {folder, plant = ''}: Site,
  generated: Generated,
  shards: readonly Shard[],
): {count: number; registry: Generated['registry']; texts: [file: string, text: string][]} {
  const read = (module: string) =>
    JSON.parse(
      readFileSync(
        module.replace(/^@generated/, () => folder),
        'utf8',
      ),
    ) as unknown;
  const {parts, versions, partsOf} = planTrees(generated, read);
  for (const page of shards.flatMap(({pages}) => pages)) page.parts = partsOf(page);
  const registry = new Map(generated.registry);
  const texts = parts.map((part, at): [string, string] => [
    `${TREE_FILE}${at}.js`,
    treeModule(part),
  ]);
  [...versions].forEach(([chunk, props], at) => {
    const file = `version-${at}.js`;
    const to = `@generated/${FOLDER}/${file}`;
    const entry = registry.get(chunk) ?? '';
    registry.set(chunk, withModule(entry, moduleOf(generated, chunk) ?? '', to));
    texts.push([file, versionModule(props, plant)]);
  });
  return {count: parts.length, registry, texts};
}

function readDocs({folder, themeConfig}: Site, firsts: readonly string[]) {
  const file = path.join(folder, 'globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, DocsData>;
  const named = JSON.stringify(themeConfig);
  const {kept, shards} = cutDocs(data[DOCS_PLUGIN] ?? {}, firsts, (id) =>
    named.includes(JSON.stringify(id)),
  );
  return {globalData: JSON.stringify({...data, [DOCS_PLUGIN]: kept}), shards};
}

function readGenerated(folder: string): Generated {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    routes: readRoutes(read('routes.js')),
    registry: readRegistry(read('registry.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
  };
}

/** What is as it was stays untouched: the bundler would read it again. */
function writeFolder(folder: string, texts: ReadonlyMap<string, string>): void {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) if (!texts.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

const CODE = /\.[cm]?[jt]sx?$|\.mdx?$/;

/**
 * The texts of a site's own components, below its folder `src`; none of the site that Vitrine is
 * itself, whose components are the theme.
 */
function ownCode(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src');
  if (!existsSync(folder) || path.resolve(__dirname, '../..') === siteDir) return [];
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}
