import {createHash} from 'node:crypto';
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
      moduleOf: (name, text) => writeModule(generatedFilesDir, name, text),
      readBeside: (file) => readText(path.join(from ?? path.dirname(page), file)),
      onFaults: isServed ? (error) => logger.error(error.message) : undefined,
    });
  };
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
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `playground/${name.replace(/\W+/g, '-')}-${hash}.js`;
  writeText(path.join(generatedFilesDir, file), text);
  return `@generated/${file}`;
}
