import {existsSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {officialHosts} from '../_shared/site/hosts';
import {CHUNK_FILES, routeChunks} from '../_shared/loading/routeChunks';
import type {ChunkManifest, PageShards, RouteChunks} from '../_shared/loading/routeChunks';
import {keepForJoin} from '../_shared/node/part';
import {shellPaths} from './core/manifest';
import type {KnownProduct} from './core/offlineSet';
import {fileOfPage} from './core/pages';
import type {Settings, WorkerFacts} from './core/types';
import type {PluginOptions} from './options';
import {writeWorker} from './files';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Writes the worker and its lists after the build, and registers it in the reader's browser. */
export default function serviceWorker(context: LoadContext, options: PluginOptions): Plugin {
  const {url, baseUrl} = context.siteConfig;
  const {enabled} = options;
  let known: KnownProduct[] = [];
  return {
    name: 'service-worker',

    getPathsToWatch: () => [path.join(__dirname, 'client', '**', '*.{ts,tsx,js}')],

    getClientModules: () => ['./client/start'],

    async contentLoaded({actions}) {
      const settings: Settings = {enabled, hosts: officialHosts(url, options.hosts), baseUrl};
      await actions.createData('settings.json', settings);
    },

    async allContentLoaded({allContent}) {
      known = Object.values(allContent['product-identity'] ?? {}).flat() as KnownProduct[];
    },

    // Others' postBuild run beside this one: nothing that they write may be looked at.
    async postBuild({outDir}) {
      const facts = await factsOf(context, options, known, outDir);
      keepForJoin(outDir, 'service-worker', facts);
      await writeWorker(outDir, facts);
    },
  };
}

/** What is known before the finished pages are read. */
async function factsOf(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  options: PluginOptions,
  products: KnownProduct[],
  outDir: string,
): Promise<WorkerFacts> {
  const {baseUrl} = siteConfig;
  const statics = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const pages = shellPaths(baseUrl, options).filter((url) =>
    existsSync(path.join(outDir, fileOfPage(url, baseUrl))),
  );
  return {
    ...{baseUrl, options, products},
    statics: statics.flatMap(filesIn).sort(),
    browsers: await browsersOf(siteDir),
    chunks: await chunksOf(pages, generatedFilesDir),
    others: [],
  };
}

/** Paths of all files below a folder, with slashes; a site may have no such folder. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return all.map((file) => file.replaceAll(path.sep, '/'));
}

/** Docusaurus keeps both files for itself: without them the pages are read, but not alive. */
async function chunksOf(
  pages: readonly string[],
  folder: string,
): Promise<Record<string, string[]>> {
  const routes = await readJson<RouteChunks>(path.join(folder, CHUNK_FILES.routes));
  const manifest = await readJson<ChunkManifest>(path.join(folder, CHUNK_FILES.manifest));
  if (!routes || !manifest) return {};
  const shards = await readJson<PageShards>(path.join(folder, CHUNK_FILES.shards));
  const chunksOfPage = routeChunks(routes, manifest, shards);
  return Object.fromEntries(pages.map((url) => [url, chunksOfPage(url)]));
}

async function readJson<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}

async function browsersOf(siteDir: string): Promise<string[]> {
  const manifest = await readJson<{browserslist?: {production?: string[]}}>(
    path.join(siteDir, 'package.json'),
  );
  return manifest?.browserslist?.production ?? [];
}
