import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {BuildFailure, BuildOptions, Plugin} from 'esbuild';
import postcss from 'postcss';
import {ENDING, VitrineError} from '../_shared/node';
import {isRelative} from '../_shared/text/paths';
import {packageOf} from '../_shared/text/specifiers';
import {typedFolders} from '../api-model';
import {
  bundleSheets,
  followModes,
  INLINED,
  isForeign,
  settleDirections,
  withoutForeign,
} from '../library-sheets';
import {manifestOf, packageFolder, READY_FRAMES} from '../_shared/node/packages';
import {DOCUMENT_MODES} from './core/document';
import {entryText} from './core/entry';
import {bundleFaults, missingPackage} from './core/faults';
import type {Complaint} from './core/faults';
import {importsOf, installedImports, REACT} from './core/imports';
import type {Library} from './core/types';

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

/** What a library becomes. */
interface Bundle {
  /** One script without imports. */
  script: string;
  /** Of its style sheets: those that are named for it, then those that its modules import. */
  css: string;
}

/**
 * What runs the demos of a library that readers have edited, equal for equal input.
 *
 * @param library nothing for React alone
 * @throws VitrineError naming the library, where a package or a style sheet is not there
 */
export async function bundle(siteDir: string, library: Library | undefined): Promise<Bundle> {
  const {script, css: imported} = await bundleModules(siteDir, library);
  const {css = [], modes, mirror} = library ?? {};
  const named = css.length > 0 ? await bundleSheets(siteDir, {css, mirror}) : '';
  if (typeof named !== 'string') {
    throw faultOf(
      library,
      named.map((text) => ({text, location: null})),
    );
  }
  const sheet = named + imported;
  const steps = [
    ...(isForeign(sheet) ? [withoutForeign()] : []),
    ...(modes ? [followModes(modes, DOCUMENT_MODES)] : []),
    ...(mirror ? [settleDirections()] : []),
  ];
  if (steps.length === 0) return {script, css: sheet};
  return {script, css: (await postcss(steps).process(sheet, {from: undefined})).css};
}

function faultOf(library: Library | undefined, complaints: readonly Complaint[]): VitrineError {
  return new VitrineError(bundleFaults(library?.name ?? 'react', complaints));
}

async function readImports(siteDir: string, {name, packages}: Library): Promise<string[]> {
  const lists = (packages ?? [name]).map(async (each) => {
    const folder = packageFolder(siteDir, each);
    if (folder === undefined) throw new VitrineError(missingPackage(name, each));
    const typed = typedFolders(folder, readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (typed.length > 0) return typed.map((inside) => `${each}/${inside}`);
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

async function bundleModules(siteDir: string, library: Library | undefined): Promise<Bundle> {
  const listed = library ? await readImports(siteDir, library) : [];
  const {name = '', source, frame: named} = library ?? {};
  // One of a package is found from the site, as by its pages.
  const frame = named && isRelative(named) ? path.resolve(siteDir, named) : named;
  const input = {siteDir, frame, ...(source && {source: [name, source] as const})};
  const run = (imports: readonly string[]) => runBundler(imports, input);
  const narrowings = [installedImports, (all: readonly string[]) => browserImports(all, input)];
  let imports = [...new Set([...REACT, ...listed])];
  let result = await run(imports);
  for (const narrow of narrowings) {
    if ('script' in result) return result;
    const files = result.flatMap(({location}) => location?.file ?? []);
    const left = await narrow(imports, files);
    if (left.length < imports.length) result = await run(left);
    imports = left;
  }
  if ('script' in result) return result;
  throw faultOf(library, result);
}

/**
 * The imports without the parts of packages that no browser can run: what a package exports for
 * tools that compile. Complaints do not say who asked for a file: so each package is tried by
 * itself, and then each part of one that fails.
 */
async function browserImports(imports: readonly string[], input: BundleInput): Promise<string[]> {
  const runs = async (names: readonly string[]) =>
    'script' in (await runBundler(names, {...input, frame: undefined}));
  const kept = [...new Set(imports.map(packageOf))].map(async (owner) => {
    const parts = imports.filter((name) => packageOf(name) === owner);
    if (await runs(parts)) return parts;
    const alone = await Promise.all(parts.map((name) => name === owner || runs([name])));
    return parts.filter((_name, at) => alone[at]);
  });
  return (await Promise.all(kept)).flat();
}

/** Where a bundle is made, and of what beside its imports. */
interface BundleInput {
  siteDir: string;
  /** Module with the library's theme, absolute or of a package. */
  frame: string | undefined;
  /** A package, and the module that runs in its place, relative to the site. */
  source?: readonly [name: string, module: string];
}

/** The bundle, or what the bundler complains of. */
async function runBundler(
  imports: readonly string[],
  {siteDir, frame, source}: BundleInput,
): Promise<Bundle | Complaint[]> {
  const runner = path.join(__dirname, 'client', `index${ENDING}`);
  // Starts a process of its own: only when there is something to bundle.
  const {build} = await import('esbuild');
  try {
    const {outputFiles} = await build({
      ...SETTINGS,
      stdin: {contents: entryText({runner, imports, frame}), resolveDir: siteDir},
      absWorkingDir: siteDir,
      alias: reactOf(siteDir),
      plugins: [...(source ? [inPlaceOf(siteDir, source)] : []), framesOfSite(siteDir)],
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

/** Ready frames surround the library that the site has, whatever Vitrine has beside them. */
function framesOfSite(siteDir: string): Plugin {
  return {
    name: 'frames',
    setup: ({onResolve, resolve}) =>
      onResolve({filter: /^[^.]/}, ({path: asked, importer, kind, pluginData}) =>
        importer.startsWith(READY_FRAMES) && pluginData !== READY_FRAMES
          ? resolve(asked, {kind, resolveDir: siteDir, pluginData: READY_FRAMES})
          : undefined,
      ),
  };
}

/** One React runs demos, that of the site, as in its pages: a library may have brought its own. */
function reactOf(siteDir: string): Record<string, string> {
  const found = ['react', 'react-dom'].flatMap((name) => {
    const folder = packageFolder(siteDir, name);
    return folder === undefined ? [] : [[name, folder] as const];
  });
  return Object.fromEntries(found);
}

/** By which a module runs in place of a package. */
function inPlaceOf(siteDir: string, [name, module]: readonly [string, string]): Plugin {
  return {
    name: 'source',
    // The setting `alias` would have the modules of the package's folders below the file.
    setup: ({onResolve}) =>
      onResolve({filter: /^[^.]/}, ({path: asked}) =>
        asked === name ? {path: path.resolve(siteDir, module)} : undefined,
      ),
  };
}
