import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {officialHosts} from '../_shared/hosts';
import {hashOf} from '../_shared/cache';
import {ENDING} from '../_shared/node';
import {CHUNK_FILES, routeChunks} from '../_shared/routeChunks';
import type {ChunkManifest, PageShards, RouteChunks} from '../_shared/routeChunks';
import {addressesInCss, fileOf} from './core/assets';

import {checkPayload, keptFiles, shellFiles, shellPages} from './core/manifest';
import {builtProducts, offlineProduct, offlineSet} from './core/offlineSet';
import type {KnownProduct} from './core/offlineSet';
import {addressOf, readPage} from './core/pages';
import {removerScript} from './core/remover';
import {targetsOf} from './core/targets';
import type {BuiltFile, BuiltPage, BuiltSite, Settings, WorkerConfig} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const WORKER = 'sw.js';
const FOLDER = 'offline';

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
      const script = enabled
        ? await buildWorker(context, await writeLists(context, options, known, outDir))
        : removerScript(baseUrl);
      await writeFile(path.join(outDir, WORKER), script);
    },
  };
}

/** The lists of what can be kept; returns what the worker has to know of them. */
async function writeLists(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  options: PluginOptions,
  known: readonly KnownProduct[],
  outDir: string,
): Promise<WorkerConfig> {
  const {baseUrl} = siteConfig;
  const statics = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const site = await readSite(outDir, statics, baseUrl);
  const products = builtProducts(site, known);
  const sets = products.map((product) => offlineSet(site, product, hash, options.files));
  const index = products.map((product, at) => {
    const set = sets[at];
    return set ? [offlineProduct(site, product, set)] : [];
  });
  await mkdir(path.join(outDir, FOLDER), {recursive: true});
  for (const set of sets) await writeJson(outDir, `${FOLDER}/${set.product}.json`, set);
  const list = await writeJson(outDir, `${FOLDER}/index.json`, index.flat());
  const shell = shellPages(site, options);
  const files = [...shellFiles(site, shell, await chunksOf(shell, generatedFilesDir)), list];
  checkPayload(files, options.firstPayload);
  const facts = {
    baseUrl,
    offlinePage: baseUrl + options.offlinePage.slice(1),
    precache: keptFiles(files, baseUrl),
    sets: Object.fromEntries(sets.map(({product, revision}) => [product, revision])),
  };
  return {...facts, release: hash(JSON.stringify(facts))};
}

async function writeJson(outDir: string, file: string, value: unknown): Promise<BuiltFile> {
  const text = `${JSON.stringify(value)}\n`;
  await writeFile(path.join(outDir, file), text);
  return {path: file, bytes: Buffer.byteLength(text), revision: hash(text)};
}

/** Pages, hashed files, and what the static folders hold, in order of path. */
async function readSite(outDir: string, statics: string[], baseUrl: string): Promise<BuiltSite> {
  const files = new Map<string, BuiltFile>();
  const pages: BuiltPage[] = [];
  const sheets = new Map<string, string[]>();
  for (const file of await listFiles(outDir)) {
    const isPage = file.endsWith('.html');
    const isStatic = () => statics.some((folder) => existsSync(path.join(folder, file)));
    if (!isPage && !file.startsWith('assets/') && !isStatic()) continue;
    const content = await readFile(path.join(outDir, file));
    const built = {path: file, bytes: content.length, revision: hash(content)};
    files.set(file, built);
    if (isPage) pages.push(readPage(built, content.toString('utf8'), baseUrl));
    if (file.endsWith('.css')) sheets.set(file, namedBy(file, content.toString('utf8'), baseUrl));
  }
  return {baseUrl, files, pages, sheets};
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:map|br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function namedBy(sheet: string, css: string, baseUrl: string): string[] {
  const from = addressOf(sheet, baseUrl);
  return addressesInCss(css).flatMap((address) => fileOf(address, from, baseUrl) ?? []);
}

/** Docusaurus keeps both files for itself: without them the pages are read, but not alive. */
async function chunksOf(pages: readonly BuiltPage[], folder: string): Promise<string[]> {
  const routes = await readJson<RouteChunks>(path.join(folder, CHUNK_FILES.routes));
  const manifest = await readJson<ChunkManifest>(path.join(folder, CHUNK_FILES.manifest));
  if (!routes || !manifest) return [];
  const shards = await readJson<PageShards>(path.join(folder, CHUNK_FILES.shards));
  const chunksOfPage = routeChunks(routes, manifest, shards);
  return pages.flatMap(({url}) => chunksOfPage(url));
}

async function readJson<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}

/** One script without imports, equal for equal input: browsers compare it byte by byte. */
async function buildWorker({siteDir}: LoadContext, config: WorkerConfig): Promise<string> {
  // Starts a process of its own: only when there is something to bundle.
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'client', 'worker', `index${ENDING}`)],
    absWorkingDir: __dirname,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: targetsOf(await browsersOf(siteDir)),
    define: {
      'process.env.NODE_ENV': '"production"',
      VITRINE_WORKER: JSON.stringify(config),
    },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function browsersOf(siteDir: string): Promise<string[]> {
  const manifest = await readJson<{browserslist?: {production?: string[]}}>(
    path.join(siteDir, 'package.json'),
  );
  return manifest?.browserslist?.production ?? [];
}

function hash(content: string | Buffer): string {
  return hashOf(content, 16);
}
