import {createHash} from 'node:crypto';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildFailure, BuildOptions} from 'esbuild';
import postcss from 'postcss';
import {ENDING, servesFiles, VitrineError} from '../_shared/node';
import {isFilePath, packageOf} from '../_shared/entries';
import {followModes} from '../_shared/modes';
import {manifestOf, packageFolder} from '../_shared/packages';
import {bundleSheets, INLINED} from '../_shared/sheets';
import {DOCUMENT_MODES} from './core/document';
import {entryText} from './core/entry';
import {bundleFaults, missingPackage} from './core/faults';
import type {Complaint} from './core/faults';
import {runnerFiles} from './core/files';
import {importsOf, installedImports, REACT} from './core/imports';
import type {Library, SiteFile} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const SETTINGS = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  loader: INLINED,
  define: {'process.env.NODE_ENV': '"production"'},
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * Gives the theme its `DemoEditor`, and writes, for each library, the document that runs demos which
 * readers have edited.
 */
export default function demoEditor(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {libraries}: PluginOptions,
): Plugin {
  const isServing = process.env.NODE_ENV === 'development';
  const served = path.join(generatedFilesDir, 'demo-editor', 'served');
  return {
    name: 'demo-editor',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      const names = libraries.map(({name, parts = []}) => [name, ...parts]);
      await actions.createData('libraries.json', names);
      // Beside the dev server's own start, which nobody should wait longer for.
      if (isServing) void writeAll(siteDir, libraries, baseUrl, served).catch(warn);
    },

    configureWebpack: (_config, isServer) => (isServer ? {} : servesFiles(served, baseUrl)),

    async postBuild({outDir, baseUrl: address}) {
      await writeAll(siteDir, libraries, address, outDir);
    },
  };
}

function warn(error: unknown): void {
  logger.warn(error instanceof Error ? error.message : String(error));
}

async function writeAll(
  siteDir: string,
  libraries: readonly Library[],
  baseUrl: string,
  folder: string,
): Promise<void> {
  const all = [undefined, ...libraries];
  const files = await Promise.all(all.map((library) => filesOf(siteDir, library, baseUrl)));
  for (const file of files.flat()) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, file.text);
  }
}

async function filesOf(
  siteDir: string,
  library: Library | undefined,
  baseUrl: string,
): Promise<SiteFile[]> {
  const {script, css: own} = await bundle(siteDir, library);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const css = await sheetOf(siteDir, library);
  if (typeof css === 'string') {
    return runnerFiles(library?.name, {script, hash, css: css + own}, baseUrl);
  }
  throw new VitrineError(
    bundleFaults(
      library?.name ?? 'react',
      css.map((text) => ({text, location: null})),
    ),
  );
}

/** The library's style sheets as one, or what is wrong with them. */
async function sheetOf(siteDir: string, library: Library | undefined): Promise<string | string[]> {
  const {css, modes} = library ?? {};
  const bundled = css ? await bundleSheets(siteDir, css) : '';
  if (!modes || typeof bundled !== 'string') return bundled;
  const following = postcss([followModes(modes, DOCUMENT_MODES)]);
  return (await following.process(bundled, {from: undefined})).css;
}

async function readImports(siteDir: string, {name, packages}: Library): Promise<string[]> {
  const lists = (packages ?? [name]).map(async (each) => {
    const folder = packageFolder(siteDir, each);
    if (folder === undefined) throw new VitrineError(missingPackage(name, each));
    const entries = await readdir(folder, {withFileTypes: true});
    const inner = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const folders = inner.map(async (inside) => ({
      name: inside,
      files: await readdir(path.join(folder, inside)),
    }));
    const {exports} = manifestOf(siteDir, each) ?? {};
    return importsOf(each, {exports, folders: await Promise.all(folders)});
  });
  return (await Promise.all(lists)).flat();
}

/** One script without imports, equal for equal input. */
async function bundle(siteDir: string, library: Library | undefined): Promise<Bundle> {
  const listed = library ? await readImports(siteDir, library) : [];
  const {frame: named} = library ?? {};
  // One of a package is found from the site, as by its pages.
  const frame = named && isFilePath(named) ? path.resolve(siteDir, named) : named;
  const run = (imports: readonly string[]) => runBundler(siteDir, imports, frame);
  let imports = [...new Set([...REACT, ...listed])];
  let result = await run(imports);
  for (const narrow of [installedImports, browserImports]) {
    if ('script' in result) return result;
    const files = result.flatMap(({location}) => location?.file ?? []);
    const left = await narrow(imports, files, siteDir);
    if (left.length < imports.length) result = await run(left);
    imports = left;
  }
  if ('script' in result) return result;
  throw new VitrineError(bundleFaults(library?.name ?? 'react', result));
}

/**
 * The imports without the parts of packages that no browser can run: what a package exports for
 * tools that compile. Complaints do not say who asked for a file: so each package is tried by
 * itself, and then each part of one that fails.
 */
async function browserImports(
  imports: readonly string[],
  _files: readonly string[],
  siteDir: string,
): Promise<string[]> {
  const runs = async (names: readonly string[]) =>
    'script' in (await runBundler(siteDir, names, undefined));
  const kept = [...new Set(imports.map(packageOf))].map(async (owner) => {
    const parts = imports.filter((name) => packageOf(name) === owner);
    if (await runs(parts)) return parts;
    const alone = await Promise.all(parts.map((name) => name === owner || runs([name])));
    return parts.filter((_name, at) => alone[at]);
  });
  return (await Promise.all(kept)).flat();
}

/** What a library becomes. */
interface Bundle {
  script: string;
  /** Of the style sheets that its modules import themselves, CSS modules among them. */
  css: string;
}

/** The bundle, or what the bundler complains of. */
async function runBundler(
  siteDir: string,
  imports: readonly string[],
  frame: string | undefined,
): Promise<Bundle | Complaint[]> {
  const runner = path.join(__dirname, 'client', `index${ENDING}`);
  // Starts a process of its own: only when there is something to bundle.
  const {build} = await import('esbuild');
  try {
    const {outputFiles} = await build({
      ...SETTINGS,
      stdin: {contents: entryText({runner, imports, frame}), resolveDir: siteDir},
      absWorkingDir: siteDir,
      // Nothing is written there; without a name for it nobody may import a style sheet.
      outdir: 'bundle',
    });
    const textOf = (ending: string) =>
      outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
    return {script: textOf('.js'), css: textOf('.css')};
  } catch (error) {
    const {errors} = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return errors;
  }
}
