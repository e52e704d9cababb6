import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import {writeText} from '../_shared/cache';
import {hasModule, modulesOf} from '../_shared/modules';
import type {PageFile} from '../_shared/page/types';
import {insertPlaygrounds} from './core/insert';
import type {PluginOptions} from './options';

/** Options of the plugin, and where the site is. */
export interface RemarkOptions extends PluginOptions {
  /** Docusaurus' folder of generated files, which models of components are in. */
  generatedFilesDir: string;
}

/**
 * Remark plugin that turns `{{"playground": …}}` and `<Playground component … />` into playgrounds,
 * and gives demos the controls that they ask for. To be put right behind that of the plugin demos.
 *
 * @throws VitrineError, when a page is read, with all faults of its playgrounds; the dev server
 * shows each in its playground's place
 */
export function remarkPlugin({
  libraries,
  generatedFilesDir,
}: RemarkOptions): (tree: Root, file: PageFile) => void {
  const modelIn = (file: string) => readJson(path.join(generatedFilesDir, file));
  return (tree, {path: page, cwd, value, data}) => {
    const inSite = (name: string) => path.relative(cwd, name).replaceAll(path.sep, '/');
    const from = data?.originalFolder;
    const packageName = data?.frontMatter?.packageName;
    const isServed = process.env.NODE_ENV === 'development';
    insertPlaygrounds(tree, {
      path: inSite(page),
      original: from && inSite(path.join(from, path.basename(page))),
      text: String(value),
      libraries,
      packageName: typeof packageName === 'string' ? packageName : undefined,
      packages: {
        has: (specifier) => hasModule(cwd, specifier),
        modules: (name) => modulesOf(cwd, name),
      },
      modelIn,
      moduleOf: (installed, component) => writeModule(generatedFilesDir, installed, component),
      onFaults: isServed ? (error) => logger.error(error.message) : undefined,
    });
  };
}

/** A file's data; `undefined` where there is no such file. */
function readJson(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

/**
 * A module for one component of a package that exports many: so the bundler takes what it needs
 * alone, and by the same condition of the package's `exports` for both bundles.
 *
 * @returns the name by which a page imports it
 */
function writeModule(generatedFilesDir: string, installed: string, component: string): string {
  const file = `playground/${`${installed}-${component}`.replace(/\W+/g, '-')}.js`;
  const text = `export {${component} as default} from ${JSON.stringify(installed)};\n`;
  writeText(path.join(generatedFilesDir, file), text);
  return `@generated/${file}`;
}
