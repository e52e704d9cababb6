import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compileSources, writeOutputs} from '../../scripts/lib/compile/files';
import {ROOT} from '../../scripts/lib/setup';
import {setAside} from './aside';
import type {Page} from './corpus';

/** Git-ignored, and not below node_modules, whose files the loaders skip. */
const WORK_DIR = path.join(ROOT, '.cache/bench');

/**
 * What builds leave in a site's folder. Rspack's persistent cache and Vitrine's own are in the
 * site's node_modules/.cache, jiti's is among the temporary files: see {@link tempDir}.
 */
const LEFT_BEHIND = ['.docusaurus', 'build', 'node_modules/.cache', 'tmp'];

export type SiteName = 'stock' | 'vitrine';

export const SITE_NAMES: readonly SiteName[] = ['stock', 'vitrine'];

/** Folder of a site that has its pages. */
const DOCS = 'docs';

/**
 * Lays out a site of generated pages, anew. Vitrine is its package, as npm installs it, so that an
 * edit to the repository during a run changes neither what is measured nor what is warm.
 *
 * @returns its folder
 */
export function makeSite(name: SiteName, pages: Page[]): string {
  const site = path.join(WORK_DIR, `${name}-${pages.length - 1}`);
  setAside(site);
  cpSync(path.join(ROOT, 'bench/build', name), site, {recursive: true});
  if (name === 'vitrine') installPackage(path.join(site, 'node_modules/vitrine'));
  for (const {file, text} of pages) write(path.join(site, DOCS, file), text);
  return site;
}

/** Without what only an editor reads: the types. What it depends on is the repository's. */
function installPackage(folder: string) {
  writeOutputs(path.join(folder, 'lib'), compileSources(ROOT));
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
}

/** Makes the next build of a site a cold one. */
export function clearSite(site: string) {
  for (const name of LEFT_BEHIND) setAside(path.join(site, name));
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
