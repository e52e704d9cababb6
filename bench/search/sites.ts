import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {clearSite, makeSite, tempDir} from '../build/sites';
import type {Page} from '../build/corpus';
import {ROOT} from '../../scripts/lib/setup';

const HERE = import.meta.dirname;
const WORK_DIR = path.join(ROOT, '.cache/bench');

/** Others: where their pages go, what builds them, where the built site is. */
const OTHERS = {
  easyops: {docs: 'docs', bin: '@docusaurus/core/bin/docusaurus.mjs', out: 'build'},
  starlight: {docs: 'src/content/docs', bin: 'astro/astro.js', out: 'dist'},
};

export type OtherName = keyof typeof OTHERS;

/** A site that was built. */
export interface Built {
  dir: string;
  /** Wall time of the whole build, in seconds. */
  seconds: number;
  /** What the build has said. */
  output: string;
}

/** The pages of a finished site as the Markdown that it offers of each, those of its API too. */
export function pagesOf(dir: string): Page[] {
  const all = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const files = all.filter((file) => file.endsWith('.md')).sort();
  return files.map((file) => ({file, text: readFileSync(path.join(dir, file), 'utf8')}));
}

/**
 * Builds a site with another search, anew. Its packages stay from one run to the next.
 *
 * @throws Error with the output, when npm or the build fails
 */
export function buildOther(name: OtherName, pages: readonly Page[]): Built {
  const {docs, bin, out} = OTHERS[name];
  const site = path.join(WORK_DIR, `search-${name}`);
  for (const made of [
    docs,
    out,
    '.docusaurus',
    '.astro',
    'node_modules/.cache',
    'node_modules/.astro',
  ])
    rmSync(path.join(site, made), {recursive: true, force: true});
  cpSync(path.join(HERE, name), site, {recursive: true});
  runIn(site, 'npm', ['install', '--no-audit', '--no-fund']);
  for (const {file, text} of pages) {
    const target = path.join(site, docs, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  const built = runIn(site, process.execPath, [path.join(site, 'node_modules', bin), 'build']);
  return {dir: path.join(site, out), ...built};
}

/** Builds a site of Vitrine's cold, which says how long its plugins take. */
export function buildVitrine(pages: Page[]): Built {
  const site = makeSite('vitrine', pages);
  clearSite(site);
  const built = runIn(site, process.execPath, [path.join(ROOT, 'bench/build/child.mjs'), site]);
  return {dir: path.join(site, 'build'), ...built};
}

/** Builds this repository's site, with what earlier builds have left, which makes it faster. */
export function buildThis(): Built {
  const dir = path.join(ROOT, 'build');
  return {dir, ...runIn(ROOT, process.execPath, ['scripts/run.mjs', 'build'], WORK_DIR)};
}

/** @param own folder below which temporary files go */
function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  own = cwd,
): Omit<Built, 'dir'> {
  const env = {
    ...process.env,
    ...{NODE_ENV: undefined, BABEL_ENV: undefined, PRODUCTS: undefined, CI: 'true'},
    ...{NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', DOCUSAURUS_PERF_LOGGER: 'true'},
    TMPDIR: tempDir(own),
  };
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(command, args, {
    ...{cwd, env, encoding: 'utf8'},
    maxBuffer: 2 ** 28,
  });
  const output = stdout + stderr;
  if (status !== 0) throw new Error(`${command} in ${cwd} failed.\n${output.slice(-4000)}`);
  return {seconds: (performance.now() - start) / 1000, output};
}
