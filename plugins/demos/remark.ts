import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
import {hashOf, writeText} from '../_shared/node/cache';
import {VitrineError} from '../_shared/node';
import {
  createReach,
  type DemoFiles,
  filesIn,
  filesOfBoth,
  liveFence,
  type MakeDemo,
  type PageFile,
  type Reach,
} from '../page-reader';
import {
  aliasesOf,
  createCodeReader,
  type Installed,
  installedPackages,
  packagesFor,
  readReports,
  REPORT_FILE,
  type Reports,
} from '../demo-code';
import {insertDemos} from './core/insert';
import type {PluginOptions} from './options';

// Remembered for the process: pages of all docs instances show demos of the same packages.
const code = createCodeReader();
/** By the site's folder. */
const installed = new Map<string, Installed>();

/** Options of the plugin, and what pages may show. */
export interface RemarkOptions extends PluginOptions {
  /** Docusaurus' folder of generated files, for fences that run. Default: they do not. */
  generatedFilesDir?: string;
  /** Files that demos may consist of. Default: those of the site, and beside the page. */
  reach?: Reach;
  /** Makes demos of stories, for the site whose folder it is told. Default: there are none. */
  makes?: (siteDir: string) => MakeDemo;
}

/**
 * Remark plugin that turns `{{"demo": …}}` and `<Demo src … />` into demos. To be put before
 * Docusaurus' own plugins, and before that of the plugin playground.
 *
 * @throws VitrineError, when a page is read, with all faults of its demos; the dev server shows
 * each in its demo's place
 */
export function remarkPlugin(
  options: RemarkOptions,
): (tree: Root, file: PageFile) => Promise<void> {
  const {aliases, sources, editUrl, watcher, reach, makes} = options;
  const live = liveModules(options);
  return async (tree, {path: page, cwd, value, data}) => {
    const inSite = (name: string) => path.relative(cwd, name).replaceAll(path.sep, '/');
    const folder = path.dirname(page);
    const from = data?.originalFolder;
    const original = from && inSite(path.join(from, path.basename(page)));
    const watch = (name: string) => watcher?.add(page, name);
    const sight = {siteDir: cwd, reach: reach ?? createReach([cwd, folder]), watch};
    const files = from ? filesOfBoth(folder, from, inSite, sight) : filesIn(folder, sight);
    const isServed = process.env.NODE_ENV === 'development';
    const onFaults = isServed ? (error: Error) => logger.error(error.message) : undefined;
    await insertDemos(tree, {
      path: inSite(page),
      original,
      text: String(value),
      files,
      packages: packagesFor(
        installedIn(cwd),
        aliasesOf(original ?? inSite(page), aliases),
        sources,
      ),
      code,
      editUrl,
      watch,
      make: makes?.(cwd),
      reports: reportsOf(files, inSite(path.join(from ?? folder, REPORT_FILE)), onFaults),
      onFaults,
      live: live && ((node) => live(node, watch)),
    });
  };
}

/** What a site has installed: read once. */
function installedIn(siteDir: string): Installed {
  const found = installed.get(siteDir) ?? installedPackages(siteDir);
  installed.set(siteDir, found);
  return found;
}

/** Writes the module of a fence that runs; its name tells modules of another text apart. */
function liveModules({generatedFilesDir, liveScope}: RemarkOptions) {
  if (generatedFilesDir === undefined) return undefined;
  const react = Object.keys(createRequire(__filename)('react') as object);
  return (node: Code, watch: (file: string) => void) => {
    const fence = liveFence(node, react, liveScope);
    const file = `demos/live/${hashOf(fence.source)}/${fence.file}`;
    const target = path.join(generatedFilesDir, file);
    // Its name says what is in it: to write it again would have the page be made again.
    if (!existsSync(target)) writeText(target, fence.source);
    watch(target);
    return {...fence, module: `@generated/${file}`};
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
  const fix = 'delete it, and run "vitrine check --write", which writes it anew';
  const error = new VitrineError({where, what: reports, fix});
  if (!onFaults) throw error;
  onFaults(error);
  return {};
}
