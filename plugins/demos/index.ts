import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {VitrineError} from '../_shared/node';
import {aloneScript} from './core/alone';
import {aliasesOf, aliasFaults, aliasRules} from './core/aliases';
import {demoChunks} from './core/chunks';
import {createCodeReader} from './core/code/read';
import type {CodeReader} from './core/code/read';
import {frameFaults, framesModule} from './core/frames';
import {heldClicksScript} from './core/heldClicks';
import {insertDemos} from './core/insert';
import {playgroundFaults} from './core/playgroundTag';
import {readReports, REPORT_FILE} from './core/report';
import type {Reports} from './core/report';
import type {DemoFiles} from './core/types';
import {
  createWatcher,
  filesIn,
  filesOfBoth,
  installedPackages,
  packagesFor,
  readJson,
} from './files';
import type {Installed, Watcher} from './files';
import {DEFAULT_OPTIONS} from './options';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What the remark plugin needs to know of the page, a part of unified's VFile. */
interface PageFile {
  path: string;
  /** The site's folder, which paths in errors are relative to. */
  cwd: string;
  value: string | Uint8Array;
  /** For a translated page: the folder of the page that it translates, where the demos are. */
  data?: {originalFolder?: string};
}

/** What the plugin and its remark plugin share. */
interface Shared {
  options: PluginOptions;
  code: CodeReader;
  watcher: Watcher;
  /** By the site's folder. */
  installed: Map<string, Installed>;
  /** Reads a file below the folder of generated files; `undefined` where there is none. */
  modelIn?: ((file: string) => unknown) | undefined;
}

// Docusaurus loads this module once for the plugin and once for each remark plugin, past the module
// cache; what the first is given reaches the others by the process.
const SLOT: unique symbol = Symbol.for('vitrine.live-demos');
const slot = globalThis as {[SLOT]?: Shared};

/**
 * Gives the theme its `Demo` and the list of frames, and tells both bundles which of the two they
 * are, and which packages stand for others.
 */
export default function liveDemos(
  {siteDir, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Plugin {
  const {libraries, frames, aliases} = options;
  const {watcher} = share(options, (file) => readJson(path.join(generatedFilesDir, file)));
  const absolute = (folder: string) => path.join(siteDir, folder) + path.sep;
  return {
    name: 'live-demos',
    getClientModules: () => ['./client'],
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      refuseFaults(siteDir, options);
      await actions.createData('frames.js', framesModule(frames));
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: [aloneScript(), heldClicksScript()].join(';\n')}],
    }),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: demoChunks(libraries)}}}),
      module: {rules: aliasRules(aliases, absolute)},
      plugins: [
        new currentBundler.instance.DefinePlugin({VITRINE_SERVER: JSON.stringify(isServer)}),
        watcher.plugin(isServer ? 'server' : 'client'),
      ],
    }),
  };
}

/** A change of the options keeps what was read. */
function share(options: PluginOptions, modelIn?: Shared['modelIn']): Shared {
  const {code, watcher, installed} = slot[SLOT] ?? {};
  slot[SLOT] = {
    options,
    modelIn,
    code: code ?? createCodeReader(),
    watcher: watcher ?? createWatcher(),
    installed: installed ?? new Map<string, Installed>(),
  };
  return slot[SLOT];
}

/** @throws VitrineError with all faults of the options that the disk alone can tell */
function refuseFaults(siteDir: string, {frames, aliases, playgrounds}: PluginOptions): void {
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  const {find} = installedPackages(siteDir);
  const isInstalled = (name: string) => find(name) !== undefined;
  const faults = [
    ...frameFaults(frames, exists),
    ...aliasFaults(aliases, exists, isInstalled),
    ...playgroundFaults(playgrounds, exists, isInstalled),
  ];
  if (faults.length > 0) throw new VitrineError(faults);
}

/**
 * Remark plugin that turns `{{"demo": …}}` and `<Demo src … />` into demos, and
 * `{{"playground": …}}` and `<Playground component … />` into playgrounds. To be put before
 * Docusaurus' own plugins.
 *
 * @throws VitrineError, when a page is read, with all faults of its demos; the dev server shows
 * each in its demo's place
 */
export function remarkPlugin(): (tree: Root, file: PageFile) => Promise<void> {
  return async (tree, {path: page, cwd, value, data}) => {
    const {options, code, watcher, installed, modelIn} = slot[SLOT] ?? share(DEFAULT_OPTIONS);
    const inSite = (name: string) => path.relative(cwd, name).replaceAll(path.sep, '/');
    const folder = path.dirname(page);
    const from = data?.originalFolder;
    const original = from && inSite(path.join(from, path.basename(page)));
    const watch = (name: string) => watcher.add(page, name);
    const files = from ? filesOfBoth(folder, from, inSite, watch) : filesIn(folder, watch);
    const isServed = process.env.NODE_ENV === 'development';
    const onFaults = isServed ? (error: Error) => logger.error(error.message) : undefined;
    const found = installed.get(cwd) ?? installedPackages(cwd);
    installed.set(cwd, found);
    await insertDemos(tree, {
      path: inSite(page),
      original,
      text: String(value),
      files,
      packages: packagesFor(found, aliasesOf(original ?? inSite(page), options.aliases)),
      code,
      editUrl: options.editUrl,
      playgrounds: options.playgrounds,
      modelIn,
      reports: reportsOf(files, inSite(path.join(from ?? folder, REPORT_FILE)), onFaults),
      onFaults,
    });
  };
}

/** @throws VitrineError where the record beside the page is torn and nobody takes the fault */
function reportsOf(
  files: DemoFiles,
  where: string,
  onFaults: ((error: Error) => void) | undefined,
): Reports {
  const text = files.read(REPORT_FILE);
  const reports = text === undefined ? {} : readReports(text);
  if (typeof reports !== 'string') return reports;
  const fix = 'delete it and run "npm run test:demos", which writes it anew';
  const error = new VitrineError({where, what: reports, fix});
  if (!onFaults) throw error;
  onFaults(error);
  return {};
}
