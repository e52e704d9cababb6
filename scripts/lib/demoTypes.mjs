import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {loadDemoCore} from './demoCore.mjs';
import {ROOT} from './setup.mjs';
import {checkTypes} from './typeCheck.mjs';

/**
 * Checks the types of all demos that pages show, each with the packages that its page runs. What
 * was found is kept, so that a second check is quick.
 *
 * @param {string} siteDir absolute
 * @param {import('./siteOptions.mjs').DemoOptions} options
 * @returns {{count: number, faults: import('../../plugins/_shared/node').ErrorParts[]}}
 */
export function checkDemoTypes(siteDir, {folders, aliases}) {
  const core = loadDemoCore();
  const groups =
    /** @type {Map<string, {packages: Record<string, string>, files: Set<string>}>} */ (new Map());
  for (const page of folders.flatMap((folder) => pagesIn(siteDir, folder))) {
    const packages = core.aliasesOf(page, aliases);
    const key = JSON.stringify(packages);
    const group = groups.get(key) ?? {packages, files: new Set()};
    groups.set(key, group);
    for (const file of demosOf(path.join(siteDir, page), core)) group.files.add(file);
  }
  const checked = [...groups].filter(([, {files}]) => files.size > 0);
  const faults = checked.flatMap(([key, {packages, files}]) =>
    checkTypes(
      siteDir,
      {
        files: [...files].sort(),
        packages: foldersOf(siteDir, packages),
        record: recordOf(siteDir, key),
      },
      ts.sys,
    ),
  );
  return {count: checked.reduce((sum, [, {files}]) => sum + files.size, 0), faults};
}

/**
 * @param {string} siteDir
 * @param {string} folder
 * @returns {string[]} paths relative to the site
 */
function pagesIn(siteDir, folder) {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/'))
    .sort();
}

/**
 * @param {string} page absolute
 * @param {import('./demoCore.mjs').DemoCore} core
 * @returns {string[]} absolute paths of the demos in TypeScript
 */
function demosOf(page, core) {
  const folder = path.dirname(page);
  const files = core.filesIn(folder, () => undefined);
  return core
    .listDemos(page, readFileSync(page, 'utf8'), files)
    .map((file) => path.join(folder, file))
    .map((file) =>
      file.replace(/\.jsx?$/, existsSync(file.replace(/\.jsx?$/, '.tsx')) ? '.tsx' : '$&'),
    )
    .filter((file) => /\.tsx?$/.test(file));
}

/**
 * @param {string} siteDir
 * @param {Record<string, string>} packages
 */
function foldersOf(siteDir, packages) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, installed]) => [name, folderOf(siteDir, installed)]),
  );
}

/**
 * Where a package is installed: in the site's folder, or above it.
 *
 * @param {string} from
 * @param {string} installed
 * @returns {string}
 */
function folderOf(from, installed) {
  const folder = path.join(from, 'node_modules', installed);
  const above = path.dirname(from);
  return existsSync(folder) || above === from ? folder : folderOf(above, installed);
}

/**
 * @param {string} siteDir
 * @param {string} key
 */
function recordOf(siteDir, key) {
  const hash = createHash('sha256').update(`${siteDir}\0${key}`).digest('hex').slice(0, 12);
  return path.join(ROOT, 'node_modules/.cache/vitrine', `demo-types-${hash}.tsbuildinfo`);
}
