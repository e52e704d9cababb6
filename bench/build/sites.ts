import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';
import type {Page} from './corpus';

/** Git-ignored, and not below node_modules, whose files the loaders skip. */
const WORK_DIR = path.join(ROOT, '.cache/bench');

/**
 * What builds leave in a site's folder. Rspack's persistent cache is in the site's own
 * node_modules/.cache, jiti's is among the temporary files: see {@link tempDir}.
 */
const LEFT_BEHIND = ['.docusaurus', 'build', 'node_modules', 'tmp'];

export type SiteName = 'stock' | 'vitrine';

export const SITE_NAMES: readonly SiteName[] = ['stock', 'vitrine'];

/**
 * Where each site keeps its pages, and which of the repository's files go where in it. Copied, so
 * that an edit to the repository during a run changes neither what is measured nor what is warm.
 */
const PARTS: Record<SiteName, {docs: string; copied: Record<string, string>}> = {
  stock: {docs: 'docs', copied: {}},
  vitrine: {
    docs: 'docs/vitrine',
    copied: {
      'docusaurus.config.ts': 'site.config.ts',
      'package.json': 'package.json',
      plugins: 'plugins',
      src: 'src',
      static: 'static',
    },
  },
};

/**
 * Lays out a site of generated pages, anew.
 *
 * @returns its folder
 */
export function makeSite(name: SiteName, pages: Page[]): string {
  const site = path.join(WORK_DIR, `${name}-${pages.length - 1}`);
  const {docs, copied} = PARTS[name];
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(ROOT, 'bench/build', name), site, {recursive: true});
  for (const [from, to] of Object.entries(copied)) {
    cpSync(path.join(ROOT, from), path.join(site, to), {recursive: true, filter: isMeasured});
  }
  for (const {file, text} of pages) write(path.join(site, docs, file), text);
  return site;
}

/**
 * Without tests, and without the start page and the libraries that its live pieces run: stock has
 * no page like it, and what is measured is pages of the same text. Another stands in its place.
 */
function isMeasured(file: string) {
  const from = path.relative(ROOT, file).replaceAll(path.sep, '/');
  return (
    path.basename(file) !== '__tests__' && !/^src\/(?:components\/Home|pages\/index\.)/.test(from)
  );
}

/** Makes the next build of a site a cold one. */
export function clearSite(site: string) {
  for (const name of LEFT_BEHIND) rmSync(path.join(site, name), {recursive: true, force: true});
}

/**
 * A site's folder of temporary files, made where missing: were it shared, one site would warm the
 * other's cache of compiled configuration files.
 */
export function tempDir(site: string) {
  const folder = path.join(site, 'tmp');
  mkdirSync(folder, {recursive: true});
  return folder;
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
