import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {BuildFailure, BuildOptions} from 'esbuild';
import {diskCache} from '../_shared/node/cache';
import {VitrineError} from '../_shared/node';
import {installedVersion, packageFolder} from '../_shared/node/packages';
import {ENTRY, measure} from './core/bundle';
import {notInstalled, SizeError, toFault} from './core/faults';
import {createMeter} from './core/meter';
import {importOf} from './core/page';
import {createTurns} from './core/turns';
import type {Bundled, Import} from './core/types';
import type {PluginOptions} from './options';

/** The bundler takes all cores for one import; more at a time take memory, and save nothing. */
const AT_ONCE = 2;

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
  const takeTurn = createTurns(AT_ONCE);
  const bundle = (entry: string) => takeTurn(() => runBundler(entry, siteDir, external));
  return async (target) => {
    const versions = versionsOf(siteDir, target.package);
    if (!versions) throw notInstalled(target);
    return meter(JSON.stringify([target, versions, external]), () => measure(target, bundle));
  };
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

/** What a size hangs on; `undefined` where the package is not installed. */
function versionsOf(siteDir: string, name: string): unknown {
  const folder = packageFolder(siteDir, name);
  if (folder === undefined) return undefined;
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {version, dependencies = {}} = JSON.parse(manifest) as Manifest;
  const needed = Object.keys(dependencies).map((needs) => [needs, installedVersion(folder, needs)]);
  return [version, needed, installedVersion(__dirname, 'esbuild')];
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
} satisfies BuildOptions;

async function runBundler(entry: string, siteDir: string, external: string[]): Promise<Bundled> {
  // Starts a process of its own: only when something has to be measured.
  const {build} = await import('esbuild');
  try {
    const {outputFiles} = await build({
      ...SETTINGS,
      stdin: {contents: entry, resolveDir: siteDir, sourcefile: ENTRY},
      absWorkingDir: siteDir,
      external: external.flatMap((name) => [name, `${name}/*`]),
    });
    const sizes = outputFiles.map(({contents}) => gzipSync(contents, {level: 9}).length);
    return {gzip: sizes.reduce((sum, size) => sum + size, 0)};
  } catch (error) {
    const {errors} = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return {complaints: errors};
  }
}
