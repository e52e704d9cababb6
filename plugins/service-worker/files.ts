import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {hashOf} from '../_shared/node/cache';
import {ENDING, formatParts, VitrineError} from '../_shared/node';
import {addressesInCss, fileOf} from './core/assets';
import {keptFiles, MUCH_BYTES, payloadFault, shellFiles, shellPages} from './core/manifest';
import {builtProducts, offlineProduct, offlineSet} from './core/offlineSet';
import {addressOf, readPage} from './core/pages';
import {removerScript} from './core/remover';
import {targetsOf} from './core/targets';
import type {BuiltFile, BuiltPage, BuiltSite, WorkerConfig, WorkerFacts} from './core/types';

const WORKER = 'sw.js';
const FOLDER = 'offline';

/**
 * Writes the worker and its lists, made of finished pages: of a build, or of parts that are joined.
 *
 * @throws VitrineError where more would be kept than the site lets, or the page for what cannot be had is missing
 */
export async function writeWorker(outDir: string, facts: WorkerFacts): Promise<void> {
  const script = facts.options.enabled
    ? await buildWorker(facts.browsers, await writeLists(outDir, facts))
    : removerScript(facts.baseUrl);
  await writeFile(path.join(outDir, WORKER), script);
}

/** The lists of what can be kept; returns what the worker has to know of them. */
async function writeLists(outDir: string, facts: WorkerFacts): Promise<WorkerConfig> {
  const {baseUrl, options, products: known, chunks, others} = facts;
  const site = await readSite(outDir, facts);
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
  const alive = shell.flatMap(({url}) => chunks[url] ?? []);
  const files = [...shellFiles(site, shell, [...alive, ...others]), list];
  checkPayload(files, facts);
  const config = {
    baseUrl,
    offlinePage: baseUrl + options.offlinePage.slice(1),
    precache: keptFiles(files, baseUrl),
    sets: Object.fromEntries(sets.map(({product, revision}) => [product, revision])),
  };
  return {...config, release: hash(JSON.stringify(config))};
}

/** What nobody has set a limit to, a build is not stopped by. */
function checkPayload(files: readonly BuiltFile[], {options, builds = 1}: WorkerFacts): void {
  const {firstPayload = MUCH_BYTES} = options;
  const fault = payloadFault(files, firstPayload * builds);
  if (!fault) return;
  if (options.firstPayload !== undefined) throw new VitrineError(fault);
  logger.warn(formatParts([fault]));
}

async function writeJson(outDir: string, file: string, value: unknown): Promise<BuiltFile> {
  const text = `${JSON.stringify(value)}\n`;
  await writeFile(path.join(outDir, file), text);
  return {path: file, bytes: Buffer.byteLength(text), revision: hash(text)};
}

/** Pages, hashed files, and what the static folders hold, in order of path. */
async function readSite(
  outDir: string,
  {statics, others, baseUrl}: WorkerFacts,
): Promise<BuiltSite> {
  const known = new Set([...statics, ...others]);
  const files = new Map<string, BuiltFile>();
  const pages: BuiltPage[] = [];
  const sheets = new Map<string, string[]>();
  for (const file of await listFiles(outDir)) {
    const isPage = file.endsWith('.html');
    if (!isPage && !file.startsWith('assets/') && !known.has(file)) continue;
    const content = await readFile(path.join(outDir, file));
    const built = {path: file, bytes: content.length, revision: hash(content)};
    files.set(file, built);
    if (isPage) pages.push(readPage(built, content.toString('latin1'), baseUrl));
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

/** One script without imports, equal for equal input: browsers compare it byte by byte. */
async function buildWorker(browsers: readonly string[], config: WorkerConfig): Promise<string> {
  // Starts a process of its own: only when there is something to bundle.
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'client', 'worker', `index${ENDING}`)],
    absWorkingDir: __dirname,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: targetsOf(browsers),
    define: {
      'process.env.NODE_ENV': '"production"',
      VITRINE_WORKER: JSON.stringify(config),
    },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

function hash(content: string | Buffer): string {
  return hashOf(content, 16);
}
