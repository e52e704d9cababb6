import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {BuildFailure, BuildOptions, Plugin} from 'esbuild';
import {diskCache} from '../_shared/node/cache';
import {VitrineError} from '../_shared/node';
import {installedVersion, packageFolder} from '../_shared/node/packages';
import {packageOf} from '../_shared/text/specifiers';
import {typedFolders} from '../api-model';
import {createBatches} from './core/batches';
import {ENTRY, measure} from './core/bundle';
import {notInstalled, SizeError, toFault} from './core/faults';
import {createMeter} from './core/meter';
import {importOf} from './core/page';
import type {Bundled, Complaint, Import} from './core/types';
import type {PluginOptions} from './options';

/**
 * Imports that are bundled together: what they share is read once, what they make is held at once.
 * Of @fluentui/react-components ten take 1.1 GB, forty 3.2 GB, and neither is quicker for each.
 */
const AT_ONCE = 10;

/** A parser that gives component pages a field `size`: what their first component costs. */
export function withSizes(
  parse: ParseFrontMatter,
  siteDir: string,
  options: PluginOptions,
): ParseFrontMatter {
  if (!options.enabled) return parse;
  const sizeOf = createScale(siteDir, options);
  return async (params) => {
    const parsed = await parse(params);
    const file = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
    const target = importOf(file, parsed.frontMatter, options.include);
    const gzip = target && (await sizeOf(target).catch(blame(file, params.fileContent)));
    if (gzip === undefined) return parsed;
    return {...parsed, frontMatter: {...parsed.frontMatter, size: {...target, gzip}}};
  };
}

function blame(file: string, text: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof SizeError ? new VitrineError(toFault(error, file, text)) : error;
  };
}

/** Gives the bytes of an import, `undefined` where they are not known. */
function createScale(
  siteDir: string,
  {cache, external}: PluginOptions,
): (target: Import) => Promise<number | undefined> {
  // An author waits for each page of the dev server, and asks for no sizes.
  const canMeasure = process.env.NODE_ENV === 'production';
  const meter = createMeter(diskCache(path.resolve(siteDir, cache)), canMeasure);
  const bundle = createBatches(
    (entries: readonly string[]) => bundleEach(entries, siteDir, external),
    AT_ONCE,
  );
  return async (target) => {
    const found = readPackage(siteDir, target.package);
    if (!found) throw notInstalled(target);
    const {versions, folders} = found;
    const key = JSON.stringify([target, versions, external]);
    return meter(key, () => measure(target, folders(), bundle));
  };
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

/** What a size hangs on, and the folders that a package comes in; `undefined`: not installed. */
function readPackage(siteDir: string, name: string) {
  const folder = packageFolder(siteDir, name);
  if (folder === undefined) return undefined;
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {version, dependencies = {}} = JSON.parse(manifest) as Manifest;
  const needed = Object.keys(dependencies).map((needs) => [needs, installedVersion(folder, needs)]);
  const versions = [version, needed, installedVersion(__dirname, 'esbuild')];
  return {versions, folders: () => typedFolders(folder, manifest)};
}

/** As a site is bundled for its readers. Files that a style sheet asks for are not counted. */
const SETTINGS = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
  outdir: 'out',
  define: {'process.env.NODE_ENV': '"production"'},
  loader: {'.woff2': 'empty', '.woff': 'empty', '.svg': 'empty', '.png': 'empty'},
  legalComments: 'none',
  logLevel: 'silent',
  logLimit: 0,
} satisfies BuildOptions;

/**
 * Bundles each alone, as a reader would load it, in one run of the bundler. It gives nothing where
 * one of them is at fault: the others are bundled without that.
 */
async function bundleEach(
  entries: readonly string[],
  siteDir: string,
  external: string[],
): Promise<Bundled[]> {
  const result = await runBundler(entries, siteDir, external);
  if (Array.isArray(result)) return result;
  const own = entries.map((_, i) => result.complaints.filter((one) => isOf(one, i)));
  const others = entries.filter((_, i) => own[i]?.length === 0);
  // Something within a package is in the way, and the bundler does not say of which import.
  const isUnclear = others.length === entries.length;
  if (isUnclear && entries.length === 1) return [result];
  const most = isUnclear ? 1 : others.length;
  const rest: Bundled[] = [];
  for (let i = 0; i < others.length; i += most) {
    rest.push(...(await bundleEach(others.slice(i, i + most), siteDir, external)));
  }
  return own.map((complaints) =>
    complaints.length > 0 ? {complaints: complaints.map(atEntry)} : (rest.shift() as Bundled),
  );
}

function isOf({location}: Complaint, index: number) {
  return location?.file === `${ENTRY}:${index}`;
}

function atEntry({text}: Complaint): Complaint {
  return {text, location: {file: ENTRY, line: 1}};
}

async function runBundler(
  entries: readonly string[],
  siteDir: string,
  external: string[],
): Promise<Bundled[] | {complaints: Complaint[]}> {
  // Starts a process of its own: only when something has to be measured.
  const {build} = await import('esbuild');
  try {
    const {outputFiles} = await build({
      ...SETTINGS,
      entryPoints: entries.map((_, i) => ({in: `${ENTRY}:${i}`, out: `${i}`})),
      plugins: [modulesOf(entries, siteDir)],
      absWorkingDir: siteDir,
      external: external.flatMap((name) => [name, `${name}/*`]),
    });
    const gzip = entries.map(() => 0);
    for (const {path: file, contents} of outputFiles) {
      const index = Number.parseInt(path.basename(file), 10);
      gzip[index] = (gzip[index] ?? 0) + gzipSync(contents, {level: 9}).length;
    }
    return gzip.map((bytes) => ({gzip: bytes}));
  } catch (error) {
    const {errors} = error as Partial<BuildFailure>;
    if (!errors) throw error;
    const peers = errors.flatMap((each) => missingPeer(each, siteDir) ?? []);
    if (peers.length > 0) return runBundler(entries, siteDir, [...external, ...peers]);
    return {complaints: errors};
  }
}

/**
 * A package that a library asks for, that nobody installed, and that is none of its dependencies: as
 * with React, who uses the component brings it.
 */
function missingPeer({text, location}: Complaint, siteDir: string): string | undefined {
  const [, missing] = /^Could not resolve "([^"./][^"]*)"/.exec(text) ?? [];
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(location?.file ?? '') ?? [];
  if (missing === undefined || folder === undefined) return undefined;
  const manifest = readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8');
  const {dependencies = {}} = JSON.parse(manifest) as Partial<Manifest>;
  const name = packageOf(missing);
  return name in dependencies ? undefined : name;
}

/** Gives the bundler the text of each import as a module in the site's folder. */
function modulesOf(entries: readonly string[], siteDir: string): Plugin {
  return {
    name: 'imports',
    setup({onResolve, onLoad}) {
      onResolve({filter: new RegExp(`^${ENTRY}:`)}, ({path: asked}) => ({
        path: asked.slice(ENTRY.length + 1),
        namespace: ENTRY,
      }));
      onLoad({filter: /./, namespace: ENTRY}, ({path: index}) => ({
        contents: entries[Number(index)],
        resolveDir: siteDir,
      }));
    },
  };
}
