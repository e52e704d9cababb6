import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import ts from 'typescript';
import {hashOf, writeText} from '../_shared/node/cache';
import {hasDefault, modulesOf} from '../demo-code';
import {createReach, type PageFile, type Reach} from '../page-reader';
import {insertPlaygrounds} from './core/insert';
import type {PluginOptions} from './options';

/** Options of the plugin, and where the site is. */
export interface RemarkOptions extends PluginOptions {
  /** Docusaurus' folder of generated files, which models of components are in. */
  generatedFilesDir: string;
  /** Files that pages may show. Default: those of the site, and beside the page. */
  reach?: Reach;
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
  reach,
}: RemarkOptions): (tree: Root, file: PageFile) => void {
  const modelIn = (file: string) => readJson(path.join(generatedFilesDir, file));
  return (tree, {path: page, cwd, value, data}) => {
    const inSite = (name: string) => path.relative(cwd, name).replaceAll(path.sep, '/');
    const from = data?.originalFolder;
    const packageName = data?.frontMatter?.packageName;
    const beside = from ?? path.dirname(page);
    const reaches = reach ?? createReach([cwd, beside]);
    const fileOf = (name: string) =>
      name.startsWith('@site/') ? path.join(cwd, name.slice(6)) : path.join(beside, name);
    const isServed = process.env.NODE_ENV === 'development';
    insertPlaygrounds(tree, {
      path: inSite(page),
      original: from && inSite(path.join(from, path.basename(page))),
      text: String(value),
      libraries,
      packageName: typeof packageName === 'string' ? packageName : undefined,
      packages: {
        has: (specifier) => hasDefault(cwd, specifier),
        modules: (name) => modulesOf(cwd, name),
      },
      modelIn,
      moduleOf: (name, text) => writeModule(generatedFilesDir, name, text),
      readBeside: (file) => (reaches(fileOf(file)) ? readText(fileOf(file)) : undefined),
      beyond: (code) => filesImported(code).filter((name) => !reaches(fileOf(name))),
      onFaults: isServed ? (error) => logger.error(error.message) : undefined,
    });
  };
}

/** What code imports that is no package, without what is asked of it. */
function filesImported(code: string): string[] {
  const names = ts.preProcessFile(code).importedFiles.map(({fileName}) => fileName);
  return names
    .filter((name) => /^(?:\.|@site\/)/.test(name))
    .map((name) => name.replace(/\?.*$/, ''));
}

/** A file's data; `undefined` where there is no such file. */
function readJson(file: string): unknown {
  const text = readText(file);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Writes a module, by whose name pages import it by the same condition of a package's `exports` for
 * both bundles. The name tells modules of another text apart.
 */
function writeModule(generatedFilesDir: string, name: string, text: string): string {
  const file = `playground/${name.replace(/\W+/g, '-')}-${hashOf(text)}.js`;
  writeText(path.join(generatedFilesDir, file), text);
  return `@generated/${file}`;
}
