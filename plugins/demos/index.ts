import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeText} from '../_shared/cache';
import {servesFiles, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {aloneScript} from './core/alone';
import {aliasFaults, aliasRules} from './core/aliases';
import {demoChunks} from './core/chunks';
import {frameFaults, framesModule} from './core/frames';
import {heldClicksScript} from './core/heldClicks';
import {createWatcher, installedPackages} from './files';
import type {PluginOptions} from './options';
import {librarySheets} from './sheets';
import type {LibrarySheet} from './sheets';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Gives the theme its `Demo` and the list of frames, and tells both bundles which of the two they
 * are, and which packages stand for others.
 */
export default function demos(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Plugin {
  const {libraries, frames, aliases, watcher = createWatcher()} = options;
  const served = path.join(generatedFilesDir, 'demos', 'served');
  let sheets: (LibrarySheet | undefined)[] = [];
  const absolute = (folder: string) => path.join(siteDir, folder) + path.sep;
  return {
    name: 'demos',
    getClientModules: () => ['./client'],
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      const found = await librarySheets(siteDir, frames);
      refuseFaults(siteDir, options, found.faults);
      ({sheets} = found);
      if (process.env.NODE_ENV === 'development') writeSheets(served, sheets);
      const withSheets = frames.map((frame, at) => {
        const sheet = sheets[at];
        return {...frame, ...(sheet && {sheet: baseUrl + sheet.path})};
      });
      await actions.createData('frames.js', framesModule(withSheets));
    },
    postBuild({outDir}) {
      writeSheets(outDir, sheets);
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: [aloneScript(), heldClicksScript()].join(';\n')}],
    }),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: demoChunks(libraries)}}}),
      ...(!isServer && servesFiles(served, baseUrl)),
      module: {rules: aliasRules(aliases, absolute)},
      plugins: [
        new currentBundler.instance.DefinePlugin({VITRINE_SERVER: JSON.stringify(isServer)}),
        watcher.plugin(isServer ? 'server' : 'client'),
      ],
    }),
  };
}

/** @throws VitrineError with all faults of the options that the disk alone can tell */
function refuseFaults(
  siteDir: string,
  {frames, aliases}: PluginOptions,
  ofSheets: readonly ErrorParts[],
): void {
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  const {find} = installedPackages(siteDir);
  const isInstalled = (name: string) => find(name) !== undefined;
  const faults = [
    ...frameFaults(frames, exists),
    ...ofSheets,
    ...aliasFaults(aliases, exists, isInstalled),
  ];
  if (faults.length > 0) throw new VitrineError(faults);
}

function writeSheets(folder: string, sheets: readonly (LibrarySheet | undefined)[]): void {
  for (const sheet of sheets) if (sheet) writeText(path.join(folder, sheet.path), sheet.text);
}
