import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {writeText} from '../_shared/node/cache';
import {formatParts, servesFiles, VitrineError} from '../_shared/node';
import {moduleFolders, packageFolder, READY_FRAMES} from '../_shared/node/packages';
import {aloneScript} from './core/alone';
import {aliasFaults, aliasRules, installedPackages, nearestPackages} from '../demo-code';
import {demoScripts} from './bundle';
import {demoChunks} from './core/chunks';
import {frameFaults, framesModule} from './core/frames';
import {heldClicksScript} from '../_shared/loading/heldClicks';
import {CHUNK_FILES} from '../_shared/loading/routeChunks';
import type {PluginOptions} from './options';
import {createWatcher} from '../page-reader';
import {keepImported, librarySheets, sheetSources, type LibrarySheet} from '../library-sheets';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** The folders of Vitrine's code, in the repository as in the package. */
const OWN = ['plugins', 'src'].map((name) => path.resolve(__dirname, '../..', name) + path.sep);

/**
 * Gives the theme its `Demo` and the list of frames, and tells both bundles which of the two they
 * are, and which packages stand for others.
 */
export default function demos(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Plugin {
  const {frames, aliases, sources, watcher = createWatcher()} = options;
  const folder = path.join(generatedFilesDir, 'demos', 'served');
  let sheets: (LibrarySheet | undefined)[] = [];
  return {
    name: 'demos',
    getClientModules: () => ['./client'],
    getPathsToWatch: () => sheetSources(siteDir, frames),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      sheets = await readSheets(siteDir, options);
      if (process.env.NODE_ENV === 'development') writeSheets(folder, sheets);
      const addresses = sheets.map((sheet) => sheet && baseUrl + sheet.path);
      const served = frames.map((frame, at) => ({...frame, sheet: addresses[at]}));
      await actions.createData('frames.js', framesModule(served));
    },
    postBuild: async ({outDir}) => writeSheets(outDir, sheets),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: [aloneScript(), heldClicksScript()].join(';\n')}],
    }),
    configurePostCss: (postCss) => withKept(postCss, siteDir, options),
    configureWebpack: ({resolve}, isServer, {currentBundler}) => ({
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: demoChunks(OWN)}}}),
      ...(!isServer && servesFiles(folder, baseUrl)),
      resolve: {alias: sourceAliases(siteDir, sources)},
      module: {rules: rulesOf(siteDir, aliases, resolve?.modules)},
      plugins: [
        new currentBundler.instance.DefinePlugin(constantsOf(isServer)),
        watcher.plugin(isServer ? 'server' : 'client'),
        ...(isServer ? [] : [scriptTeller(generatedFilesDir, siteDir, frames)]),
      ],
    }),
  };
}

/** Has the sheets that libraries import by themselves kept to demos. */
function withKept(postCss: PostCssOptions, siteDir: string, {libraries, sources}: PluginOptions) {
  const theirs = {packages: libraries, sources: Object.values(sources)};
  const added = libraries.length > 0 ? [keepImported(siteDir, theirs)] : [];
  return {...postCss, plugins: [...postCss.plugins, ...added]};
}

/**
 * @returns the sheet of each frame, `undefined` for those that have none
 * @throws VitrineError with all faults of the options that the disk alone can tell
 */
async function readSheets(siteDir: string, {frames, aliases}: PluginOptions) {
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  const {find, has: hasModule} = installedPackages(siteDir);
  const isInstalled = (name: string) => find(name) !== undefined;
  const {
    sheets,
    faults: ofSheets,
    notes,
  } = await librarySheets(siteDir, frames, 'plugin demos, option frames');
  const faults = [
    ...frameFaults(frames, {exists, isInstalled, hasModule}),
    ...ofSheets,
    ...aliasFaults(aliases, exists, isInstalled),
  ];
  if (faults.length > 0) throw new VitrineError(faults);
  if (notes.length > 0) logger.warn(formatParts(notes));
  return sheets;
}

/** What the code of pages and of the theme asks a bundle. */
function constantsOf(isServer: boolean): Record<string, string> {
  // The dev server's pages come empty.
  const isServed = !isServer && process.env.NODE_ENV !== 'development';
  return {VITRINE_SERVER: JSON.stringify(isServer), VITRINE_SERVED: JSON.stringify(isServed)};
}

/** Says what demos need, before the plugin late-hydration asks: once the bundler is done. */
function scriptTeller(folder: string, siteDir: string, frames: PluginOptions['frames']) {
  return {
    apply({hooks, options}: Compiler): void {
      // The dev server brings all with the page.
      if (options.mode !== 'production') return;
      hooks.afterEmit.tap('demos', (compilation) => {
        const told = demoScripts(compilation, siteDir, frames);
        writeText(path.join(folder, CHUNK_FILES.demos), JSON.stringify(told));
      });
    },
  };
}

/** Which packages the modules of a site find, in the order in which a rule goes before others. */
function rulesOf(
  siteDir: string,
  aliases: PluginOptions['aliases'],
  before: string | string[] = [],
): object[] {
  const absolute = (folder: string) => path.join(siteDir, folder) + path.sep;
  return [
    ...aliasRules(aliases, absolute),
    frameRule(siteDir),
    nearestPackages(OWN, moduleFolders(siteDir), [before].flat()),
  ];
}

/** Ready frames surround the library that the site has, whatever Vitrine has beside them. */
function frameRule(siteDir: string) {
  return {include: READY_FRAMES, resolve: {modules: [...moduleFolders(siteDir), 'node_modules']}};
}

/** What runs in place of packages; with React beside the source, pages would have two. */
function sourceAliases(siteDir: string, sources: PluginOptions['sources']) {
  const names = Object.keys(sources);
  const own = names.map((name) => [`${name}$`, path.resolve(siteDir, sources[name] ?? '')]);
  const react = ['react', 'react-dom'].flatMap((name) => {
    const folder = packageFolder(siteDir, name);
    return names.length === 0 || folder === undefined ? [] : [[name, folder]];
  });
  return Object.fromEntries([...own, ...react]) as Record<string, string>;
}

function writeSheets(folder: string, sheets: readonly (LibrarySheet | undefined)[]): void {
  for (const sheet of sheets) if (sheet) writeText(path.join(folder, sheet.path), sheet.text);
}
