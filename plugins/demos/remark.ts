import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import {VitrineError} from '../_shared/node';
import type {PageFile} from '../_shared/page/types';
import {aliasesOf} from './core/aliases';
import {createCodeReader} from './core/code/read';
import {insertDemos} from './core/insert';
import {readReports, REPORT_FILE} from './core/report';
import type {Reports} from './core/report';
import type {DemoFiles} from './core/types';
import {filesIn, filesOfBoth, installedPackages, packagesFor} from './files';
import type {Installed} from './files';
import type {PluginOptions} from './options';

// Remembered for the process: pages of all docs instances show demos of the same packages.
const code = createCodeReader();
/** By the site's folder. */
const installed = new Map<string, Installed>();

/**
 * Remark plugin that turns `{{"demo": …}}` and `<Demo src … />` into demos. To be put before
 * Docusaurus' own plugins, and before that of the plugin playground.
 *
 * @throws VitrineError, when a page is read, with all faults of its demos; the dev server shows
 * each in its demo's place
 */
export function remarkPlugin({
  aliases,
  editUrl,
  watcher,
}: PluginOptions): (tree: Root, file: PageFile) => Promise<void> {
  return async (tree, {path: page, cwd, value, data}) => {
    const inSite = (name: string) => path.relative(cwd, name).replaceAll(path.sep, '/');
    const folder = path.dirname(page);
    const from = data?.originalFolder;
    const original = from && inSite(path.join(from, path.basename(page)));
    const watch = (name: string) => watcher?.add(page, name);
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
      packages: packagesFor(found, aliasesOf(original ?? inSite(page), aliases)),
      code,
      editUrl,
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
