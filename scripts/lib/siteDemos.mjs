import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {bundlePlugin} from './bundlePlugin.mjs';
import {ROOT} from './setup.mjs';

/**
 * What the plugins know of pages, demos and sandboxes.
 *
 * @typedef {object} DemoCore
 * @property {typeof import('../../plugins/_shared/page/demosOf').listDemos} listDemos
 * @property {typeof import('../../plugins/demos/core/collect').collectSources} collectSources
 * @property {typeof import('../../plugins/demos/core/show').showSource} showSource
 * @property {typeof import('../../plugins/demos/core/code/read').createCodeReader} createCodeReader
 * @property {typeof import('../../plugins/demos/core/packages').packageOf} packageOf
 * @property {typeof import('../../plugins/demos/core/packages').packagesOf} packagesOf
 * @property {typeof import('../../plugins/demos/core/aliases').aliasesOf} aliasesOf
 * @property {typeof import('../../plugins/_shared/page/demoFile').demoName} demoName
 * @property {typeof import('../../plugins/demos/core/paths').folderOf} folderOf
 * @property {typeof import('../../plugins/_shared/entries').demoTitle} demoTitle
 * @property {typeof import('../../plugins/demo-editor/core/sandbox').sandboxFiles} sandboxFiles
 * @property {typeof import('../../plugins/demos/files').filesIn} filesIn
 * @property {typeof import('../../plugins/demos/files').installedPackages} installedPackages
 * @property {typeof import('../../plugins/demos/files').packagesFor} packagesFor
 */

/** @typedef {import('../../plugins/demo-editor/core/sandbox').SandboxInput} SandboxInput */

/**
 * A demo of the site in one of its variants, as its sandbox is made.
 *
 * @typedef {SandboxInput & {aliases: Record<string, string>}} SiteDemo `aliases`: the packages that
 * it runs in place of others
 */

const CORE = `
export {listDemos} from '../_shared/page/demosOf';
export {collectSources} from './core/collect';
export {showSource} from './core/show';
export {createCodeReader} from './core/code/read';
export {packageOf, packagesOf} from './core/packages';
export {aliasesOf} from './core/aliases';
export {demoName} from '../_shared/page/demoFile';
export {folderOf} from './core/paths';
export {demoTitle} from '../_shared/entries';
export {sandboxFiles} from '../demo-editor/core/sandbox';
export {filesIn, installedPackages, packagesFor} from './files';
`;

const require = createRequire(import.meta.url);

/** @returns {DemoCore} */
export function loadDemoCore() {
  return require(bundlePlugin('demos', 'demo-core', CORE));
}

/**
 * Every demo of the pages, each file once, in each variant that readers may open.
 *
 * @param {DemoCore} core
 * @param {import('./siteOptions.mjs').DemoOptions} options `folders` are relative to the site
 * @returns {Promise<SiteDemo[]>}
 * @throws Error with place and fault where a demo imports what is not there
 */
export async function findDemos(core, {folders, aliases}) {
  const code = core.createCodeReader();
  const installed = core.installedPackages(ROOT);
  /** @type {Map<string, Promise<SiteDemo[]>>} */
  const demos = new Map();
  for (const page of folders.flatMap(pagesIn)) {
    const folder = path.dirname(path.join(ROOT, page));
    const files = core.filesIn(folder, () => undefined);
    const own = core.aliasesOf(page, aliases);
    const surroundings = {files, code, packages: core.packagesFor(installed, own), aliases: own};
    for (const file of core.listDemos(page, readFileSync(path.join(ROOT, page), 'utf8'), files)) {
      const absolute = path.join(folder, file);
      if (!demos.has(absolute)) demos.set(absolute, variantsOf(core, file, surroundings));
    }
  }
  return (await Promise.all(demos.values())).flat();
}

/**
 * @param {string} folder
 * @returns {string[]} paths relative to the site
 */
function pagesIn(folder) {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name).replaceAll(path.sep, '/'));
}

/**
 * @typedef {object} Surroundings
 * @property {import('../../plugins/demos/core/types').DemoFiles} files
 * @property {import('../../plugins/demos/core/types').PackageDisk} packages
 * @property {import('../../plugins/demos/core/code/read').CodeReader} code
 * @property {Record<string, string>} aliases
 */

/**
 * @param {DemoCore} core
 * @param {string} file relative to the page's folder
 * @param {Surroundings} surroundings
 * @returns {Promise<SiteDemo[]>}
 */
async function variantsOf(core, file, {files, packages, code, aliases}) {
  const {sources, imports, faults} = core.collectSources(file, files, code);
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line}: ${fault.what}`);
  const folder = core.folderOf(file);
  const shown = await Promise.all(
    sources.map((source) => core.showSource(source, folder, files, code)),
  );
  const name = core.demoName(file);
  return (shown[0]?.file.variants ?? []).map((variant) => ({
    name,
    title: core.demoTitle(name),
    files: shown
      .flatMap(({texts}) => texts)
      .filter((text) => !text.isPreview && (text.variant ?? variant) === variant),
    packages: core.packagesOf(imports, packages),
    variant,
    aliases,
  }));
}
