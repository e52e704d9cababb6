import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {emitModule} from './emit';
import type {Output} from './emit';
import {planModules} from './plan';
import {noticesOf, sbomOf} from './notices';
import {vendorModules, vendorSheet} from './vendor';

/** What the package is made of; what one site alone has is no part of it. */
const ROOMS = ['plugins', 'src', 'scripts'];
const LEFT_OUT =
  /(?:^|\/)(?:__tests__|__fixtures__)\/|^src\/(?:pages|site|demos)\/|tsconfig\.json$|\.d\.ts$/;
const SOURCE = /\.tsx?$/;
const ASSET = /\.(?:css|json)$/;
/** With the licence, which fonts must come with. */
const FONT = /^src\/css\/fonts\//;

/** The command `vitrine`, which starts the others. */
export const COMMANDS = ['scripts/vitrine.ts'];

/** Stands in the folder of what was compiled, and tells it from anybody else's. */
const MARK = '.compiled';

/**
 * Compiles the sources of a repository.
 *
 * @param root absolute
 * @returns the files of the package, all but types
 */
export function compileSources(root: string): Output<string | Buffer>[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const modules = planModules(new Map(sourcesOf(root).map((file) => [file, read(file)])), COMMANDS);
  const files = filesOf(root);
  const assets = files.filter((file) => ASSET.test(file) && !file.startsWith('scripts/'));
  const fonts = files.filter((file) => FONT.test(file));
  const run = [...modules.values()].flatMap(({references}) =>
    references.filter(({isType}) => !isType).map(({specifier}) => specifier),
  );
  const vendored = [
    vendorModules(root, run),
    ...assets.map((file) => vendorSheet(root, {file, text: read(file)})),
  ];
  const folders = [...new Set(vendored.flatMap((each) => each.folders))].sort();
  return [
    ...[...modules.values()].flatMap((module) => emitModule(module, modules)),
    ...fonts.map((file) => ({file, text: readFileSync(path.join(root, file))})),
    ...themeNames([...modules.keys()], JSON.parse(read('package.json'))),
    ...vendored.flatMap((each) => each.outputs),
    noticesOf(root, folders),
    sbomOf(root, folders),
  ];
}

/** Brings Docusaurus' theme, and has no component of its own. */
const CLASSIC = 'plugins/classic-theme/index.ts';

/**
 * Docusaurus calls a theme by the package that it lies in, and of several in one it finds the first
 * alone: so each plugin with components says a name of its own, `vitrine-demos`. The package's name
 * is that of the theme in `src`.
 */
function themeNames(files: readonly string[], {version}: {version: string}): Output[] {
  const withTheme = files.filter(
    (file) => /^plugins\/[\w-]+\/theme\//.test(file) || file === CLASSIC,
  );
  const plugins = new Set(withTheme.map((file) => file.split('/')[1] ?? ''));
  return [...plugins].map((plugin) => ({
    file: `plugins/${plugin}/package.json`,
    text: `${JSON.stringify({name: `vitrine-${plugin.replace(/-theme$/, '')}`, version})}\n`,
  }));
}

/** The TypeScript of the package, those of scripts too that it does not need. */
export function sourcesOf(root: string): string[] {
  return filesOf(root).filter((file) => SOURCE.test(file));
}

/** @returns paths relative to the repository, in one order on every machine */
function filesOf(root: string): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(path.join(root, room), {recursive: true, encoding: 'utf8'})
      .map((file) => `${room}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => !LEFT_OUT.test(file))
      .sort(),
  );
}

/**
 * Writes what was compiled, in place of what was compiled before.
 *
 * @param folder absolute
 * @throws Error where the folder holds what nobody compiled
 */
export function writeOutputs(folder: string, outputs: readonly Output<string | Buffer>[]): void {
  const isThere = existsSync(folder) && readdirSync(folder).length > 0;
  if (isThere && !existsSync(path.join(folder, MARK))) {
    throw new Error(`${folder} holds what was not compiled. Fix: move it away, or delete it.`);
  }
  rmSync(folder, {recursive: true, force: true});
  for (const {file, text} of [{file: MARK, text: ''}, ...outputs]) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
