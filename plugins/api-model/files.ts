import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {installedVersion, packageFolder} from '../_shared/node/packages';
import type {Workspace} from './core/extract/extract';
import {toSource, type Source} from './core/extract/source';
import {typedFolders} from './openPaths';

/** A folder that packages are read from, with what is read of it kept. */
export function createWorkspace(directory: string): Workspace {
  return {directory, readFile: readText, parsed: new Map()};
}

/**
 * What a package's models hang on.
 *
 * @param directory node_modules is looked for from this folder upwards
 * @param name npm name, or the alias by which it is installed
 * @param entry file that exports a library's own source, relative to the folder; without one what
 *   is installed is read
 * @returns `undefined` where the package, or the file, is not there
 */
export function readSource(directory: string, name: string, entry = ''): Source | undefined {
  const file = path.resolve(directory, entry);
  if (entry !== '' && !existsSync(file)) return undefined;
  const folder = entry === '' ? packageFolder(directory, name) : packageRoot(path.dirname(file));
  if (folder === undefined) return undefined;
  const manifest = readText(path.join(folder, 'package.json')) ?? '{}';
  const tools = [installedVersion(__dirname, 'typescript') ?? '', extractorHash()];
  // What is not installed from a registry changes without a new version.
  const own = realpathSync(entry === '' ? folder : ownFolder(file, directory));
  if (!own.includes(`${path.sep}node_modules${path.sep}`)) {
    tools.push(contentHash(own));
  }
  const versionOf = (dependency: string) => installedVersion(folder, dependency);
  const folders = entry === '' ? typedFolders(folder, manifest) : [];
  const source = toSource(name, manifest, tools, versionOf, folders);
  if (entry === '') return source;
  // The name is the one that it is documented by, whatever its manifest says.
  const {version, origin} = source.facts;
  return {...source, facts: {name, version, origin, entry: toPosix(realpathSync(file))}};
}

/**
 * The folder whose files a library's own source may be made of: its package, or, where that has the
 * site in it or is none, what stands beside its entry.
 *
 * @param entry file that exports it
 */
export function ownFolder(entry: string, siteDir: string): string {
  const beside = path.dirname(entry);
  const root = packageRoot(beside);
  const toSite = path.relative(realpathSync(root), realpathSync(siteDir));
  const isApart = toSite.startsWith('..') || path.isAbsolute(toSite);
  return isApart && existsSync(path.join(root, 'package.json')) ? root : beside;
}

/** The nearest folder upwards that has a package.json. */
function packageRoot(folder: string): string {
  const parent = path.dirname(folder);
  if (existsSync(path.join(folder, 'package.json')) || parent === folder) return folder;
  return packageRoot(parent);
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

/** Whether a file is declarations or code. */
export function isSource(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

/** The folders of a package, itself first. */
export function foldersOf(folder: string): string[] {
  const below = readdirSync(folder, {withFileTypes: true}).filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name),
  );
  return [folder, ...below.flatMap(({name}) => foldersOf(path.join(folder, name)))];
}

/** Those of {@link foldersOf} that have declarations or TypeScript in them. */
export function sourceFolders(folder: string): string[] {
  const hasTypes = (name: string) => /\.[cm]?tsx?$/.test(name);
  return foldersOf(folder).filter((each) => readdirSync(each).some(hasTypes));
}

/** Another one when a source file of a folder is another. */
export function contentHash(folder: string): string {
  const hash = createHash('sha256');
  for (const each of sourceFolders(folder)) {
    for (const name of readdirSync(each).filter(isSource).sort()) {
      hash.update(`${name}\n`).update(readFileSync(path.join(each, name)));
    }
  }
  return hash.digest('hex');
}

/** A change to the extractor makes all that it made stale. */
function extractorHash(): string {
  return ['core', '../component-code/core']
    .map((folder) => contentHash(path.join(__dirname, folder)))
    .join(' ');
}

/** The text of a file; `undefined` where there is none. */
export function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Node's own collector, called by name: left to itself it lets the types of all packages pile up,
 * and extraction takes a half more memory than it needs. It does nothing until there is much.
 */
export async function collector(): Promise<() => void> {
  const [{getHeapStatistics, setFlagsFromString}, {runInNewContext}] = await Promise.all([
    import('node:v8'),
    import('node:vm'),
  ]);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => getHeapStatistics().used_heap_size;
  let left = used();
  return () => {
    if (used() < left + WORTH_COLLECTING) return;
    collect();
    left = used();
  };
}

/** Bytes: to look through the whole heap takes half a second. */
const WORTH_COLLECTING = 100 * 2 ** 20;
