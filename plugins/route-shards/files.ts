import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageShards} from '../_shared/routeChunks';
import {addressesAsked} from './core/versions';
import {cutDocs} from './core/docs';
import type {DocsData} from './core/docs';
import {cutPages, keptRoutes} from './core/cut';
import type {Generated, Shard} from './core/types';
import {
  listModule,
  registryParts,
  routesModule,
  SHARD_CHUNK,
  SHARD_FILE,
  shardModule,
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
}

/**
 * Writes the pages of a site in shards.
 *
 * @returns nothing where there are too few of them to be cut
 */
export function writeShards(site: Site): Replacements | undefined {
  const generated = readGenerated(site.folder);
  const shards = cutPages(generated.routes);
  const folder = path.join(site.folder, FOLDER);
  if (shards.length < 2) {
    rmSync(folder, {recursive: true, force: true});
    return undefined;
  }
  addAsked(shards, generated);
  const firsts = shards.map(({first}) => first);
  const parts = registryParts(generated, shards);
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
    ['list.js', listModule(firsts)],
    ['pages.json', JSON.stringify(pageShards(shards))],
  ] as const;
  writeFolder(folder, new Map([...replaced, ...others, ...shardTexts]));
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

/** Address of a page → the chunk that its shard is bundled as. */
function pageShards(shards: readonly Shard[]): PageShards {
  const entries = shards.flatMap(({pages}, at) =>
    pages.map(({path: page}) => [page, `${SHARD_CHUNK}${at}`]),
  );
  return Object.fromEntries(entries) as PageShards;
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
