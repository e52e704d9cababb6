import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {diskCache} from '../_shared/cache';
import {nearest, quote, VitrineError} from '../_shared/node';
import {installedVersion, packageFolder} from '../_shared/packages';
import type {Workspace} from './core/extract/extract';
import {packagePast, type PackagePast} from './core/history/packagePast';
import type {Loaded, Tools} from './core/load/reference';
import {toSource, type Source} from './core/load/source';
import type {DemoTools} from './core/page/demos';

/**
 * What a package's models hang on; `undefined` where it is not there.
 *
 * @param entry file that exports a library's own source, relative to the site; empty: what is
 *   installed is read
 */
function sourceOf(siteDir: string, name: string, entry: string): Source | undefined {
  const file = path.resolve(siteDir, entry);
  if (entry !== '' && !existsSync(file)) return undefined;
  const folder = entry === '' ? packageFolder(siteDir, name) : packageRoot(path.dirname(file));
  if (folder === undefined) return undefined;
  const manifest = readText(path.join(folder, 'package.json')) ?? '{}';
  const tools = [installedVersion(__dirname, 'typescript') ?? '', extractorHash()];
  // What is not installed from a registry changes without a new version.
  const own = entry === '' ? realpathSync(folder) : path.dirname(file);
  if (!own.includes(`${path.sep}node_modules${path.sep}`)) tools.push(contentHash(own));
  const versionOf = (dependency: string) => installedVersion(folder, dependency);
  const source = toSource(name, manifest, tools, versionOf);
  if (entry === '') return source;
  // The name is the one that it is documented by, whatever its manifest says.
  const {version, origin} = source.facts;
  return {...source, facts: {name, version, origin, entry: toPosix(realpathSync(file))}};
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

/** The folders of a package that have declarations or TypeScript in them, itself first. */
export function sourceFolders(folder: string): string[] {
  const entries = readdirSync(folder, {withFileTypes: true});
  const below = entries.filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name),
  );
  const hasTypes = entries.some(({name}) => /\.[cm]?tsx?$/.test(name));
  return [
    ...(hasTypes ? [folder] : []),
    ...below.flatMap(({name}) => sourceFolders(path.join(folder, name))),
  ];
}

function contentHash(folder: string): string {
  const hash = createHash('sha256');
  for (const each of sourceFolders(folder)) {
    for (const name of readdirSync(each).filter(isSource).sort()) {
      hash.update(`${name}\n`).update(readFileSync(path.join(each, name)));
    }
  }
  return hash.digest('hex');
}

/** A change to the extractor makes all that it cached stale. */
export function extractorHash(): string {
  const folder = path.join(__dirname, 'core');
  const inside = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = inside.filter((file) => file.endsWith('.ts'));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** The text of a file; `undefined` where there is none. */
export function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What the snapshots of a product's package tell; `undefined` where it has none. */
export function readPast(
  siteDir: string,
  {options, facts: {name, version}, models}: Loaded,
): PackagePast | undefined {
  if (!options.history) return undefined;
  const folder = path.resolve(siteDir, options.history);
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .sort();
  if (files.length === 0) {
    throw new VitrineError({
      where: `plugin api-reference, option history of ${options.product}`,
      what: `${options.history} holds no snapshot`,
      fix: `write one: npm run api -- --package ${name}@<version> --snapshot ${options.history}`,
    });
  }
  const present = {
    package: name,
    version,
    models,
    exclude: [...options.exclude, ...options.include],
  };
  return packagePast(
    present,
    files.map((file) => [`${options.history}/${file}`, readText(path.join(folder, file)) ?? '']),
  );
}

/**
 * What reading packages needs of the machine.
 *
 * @param cache folder of what was read
 */
export function createTools(workspace: Workspace, cache: string): Tools {
  return {
    cache: diskCache(cache, 'api-'),
    wording: {quote, nearest},
    sourceOf: (name, entry) => sourceOf(workspace.directory, name, entry),
    async extract(requests) {
      // The compiler takes half a second to load: only when something has to be compiled.
      const {extractAll} = await import('./core/extract/extract');
      return extractAll({...workspace, release: await collector()}, requests);
    },
  };
}

/**
 * Node's own collector, called by name: left to itself it lets the types of all packages pile up,
 * and extraction takes a half more memory than it needs.
 */
async function collector(): Promise<(() => void) | undefined> {
  const [{setFlagsFromString}, {runInNewContext}] = await Promise.all([
    import('node:v8'),
    import('node:vm'),
  ]);
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (() => void) | undefined;
}

/**
 * What reading demos needs of the machine.
 *
 * @param cache folder of what was read
 * @param hasSlash the site's `trailingSlash`
 */
export function demoTools(siteDir: string, cache: string, hasSlash?: boolean): DemoTools {
  return {
    cache: diskCache(cache, 'demo-'),
    version: extractorHash(),
    read: (file) => readText(path.join(siteDir, file)),
    toAddress: (permalink) => (hasSlash ? permalink.replace(/\/*$/, '/') : permalink),
    async usagesOf(source) {
      const {usagesOf} = await import('./core/page/usage');
      return usagesOf(source);
    },
  };
}
