import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {BuildFailure, Message} from 'esbuild';
import ts from 'typescript';
import type {ApiProp} from '../../../plugins/api-model/core/model';
import {noteMade} from '../made';
import {checkTypes} from '../typeCheck';
import {renderAll} from './render';
import {requiredProps} from './required';
import {runnerText} from './runner';
import type {Exported} from './wholes';

/** A module that may become a demo. */
export interface Candidate {
  /** By which its outcome is told; unique. */
  id: string;
  /** Of a module whose default export is a component. */
  code: string;
  /** Whether the compiler looks at it too. Default: it does. */
  isTyped?: boolean;
}

/** Where candidates are tried. */
export interface Bench {
  /** The site's folder, whose node_modules they run. */
  siteDir: string;
  /** npm name of the library. */
  package: string;
  /** Text of the module that surrounds them; `undefined` for nothing. */
  frame?: string | undefined;
  signal: AbortSignal;
}

/** Begins the name of the folder of what is tried, in the site's; removed in the end. */
const FOLDER = '.trial-';

/**
 * Tries demos: checks their types, and renders each on the server as the site would.
 *
 * @returns by id why a candidate fails; those that work are not in it
 * @throws Error where the library itself cannot be loaded
 */
export async function tryAll(
  candidates: readonly Candidate[],
  bench: Bench,
): Promise<Map<string, string>> {
  if (candidates.length === 0) return new Map();
  return inFolder(bench.siteDir, async (folder) => {
    const files = new Map(candidates.map((candidate, i) => [fileOf(folder, i), candidate]));
    for (const [file, {code}] of files) writeFileSync(file, code);
    const faults = typeFaults(bench.siteDir, folder, files);
    bench.signal.throwIfAborted();
    const left = [...files].filter(([, {id}]) => !faults.has(id));
    if (left.length === 0) return faults;
    if (bench.frame !== undefined) writeFileSync(path.join(folder, 'frame.tsx'), bench.frame);
    const modules = left.map(([file, {id}]) => ({id, file: `./${path.basename(file)}`}));
    const frame = bench.frame === undefined ? undefined : './frame.tsx';
    const {script, unbundled} = await bundleMost(folder, modules, frame, bench);
    for (const [id, fault] of unbundled) faults.set(id, fault);
    const ids = left.map(([, {id}]) => id).filter((id) => !unbundled.has(id));
    for (const [id, fault] of await renderAll(script, ids, bench.signal)) faults.set(id, fault);
    return faults;
  });
}

/**
 * Bundles modules, without those that cannot be.
 *
 * @returns the script of the others, and by id why the rest is not in it
 * @throws Error where it is not a module's fault
 */
async function bundleMost(
  folder: string,
  modules: readonly {id: string; file: string}[],
  frame: string | undefined,
  bench: Bench,
): Promise<{script: string; unbundled: Map<string, string>}> {
  try {
    const script = await bundle(folder, runnerText(modules, frame), bench);
    return {script, unbundled: new Map()};
  } catch (error) {
    const {messages = []} = error as Partial<UnbundledError>;
    const unbundled = new Map(
      messages.flatMap(({text, location}) => {
        const file = path.basename(location?.file ?? '');
        const module = modules.find((one) => path.basename(one.file) === file);
        return module ? [[module.id, text] as const] : [];
      }),
    );
    if (unbundled.size === 0) throw error;
    const others = modules.filter(({id}) => !unbundled.has(id));
    return {script: await bundle(folder, runnerText(others, frame), bench), unbundled};
  }
}

/**
 * What a package exports when it runs on the server.
 *
 * @throws Error where it cannot be loaded there
 */
export async function readExports(bench: Omit<Bench, 'frame'>): Promise<Exported> {
  return inFolder(bench.siteDir, async (folder) => {
    writeFileSync(path.join(folder, 'all.ts'), `export * as all from '${bench.package}';\n`);
    const script = await bundle(folder, runnerText([], undefined, './all.ts'), bench);
    const outcomes = await renderAll(script, ['exports'], bench.signal);
    const told = outcomes.get('exports') ?? '';
    if (!told.startsWith('{')) {
      throw new Error(`${bench.package} cannot be loaded on the server: ${told}`);
    }
    return JSON.parse(told) as Exported;
  });
}

/** The props that components of a package cannot be without, by their tags. */
export async function readRequired(
  {siteDir, package: name}: Pick<Bench, 'siteDir' | 'package'>,
  tags: readonly string[],
): Promise<Map<string, ApiProp[]>> {
  return inFolder(siteDir, async (folder) => requiredProps(folder, name, tags));
}

function fileOf(folder: string, index: number) {
  return path.join(folder, `Candidate${index}.tsx`);
}

async function inFolder<T>(siteDir: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(siteDir, FOLDER));
  noteMade(folder);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function typeFaults(
  siteDir: string,
  folder: string,
  files: ReadonlyMap<string, Candidate>,
): Map<string, string> {
  const typed = [...files].filter(([, {isTyped = true}]) => isTyped).map(([file]) => file);
  if (typed.length === 0) return new Map();
  const record = path.join(folder, 'types.tsbuildinfo');
  const found = checkTypes(siteDir, {files: typed, packages: {}, record}, ts.sys);
  const faults = new Map<string, string>();
  for (const {where, what} of found) {
    const id = files.get(path.join(siteDir, where.replace(/:\d+$/, '')))?.id;
    // The first says most: others follow from it.
    if (id !== undefined && !faults.has(id)) faults.set(id, what.replace(/^demo "[^"]*": /, ''));
  }
  return faults;
}

/** What has no meaning on the server, where files of its kind are addresses or nothing. */
const ASSETS = ['.png', '.jpg', '.gif', '.svg', '.webp', '.woff', '.woff2', '.ttf', '.eot'];
const SHEETS = ['.css', '.scss', '.sass', '.less'];

/** All in one script, so that node need not load what only bundlers can. */
async function bundle(folder: string, text: string, {siteDir, package: name}: Bench) {
  const outfile = path.join(folder, 'run.cjs');
  try {
    await build({
      stdin: {contents: text, resolveDir: folder, loader: 'tsx', sourcefile: 'run.tsx'},
      outfile,
      absWorkingDir: siteDir,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      mainFields: ['module', 'main'],
      conditions: ['module'],
      nodePaths: [path.join(siteDir, 'node_modules')],
      tsconfigRaw: {},
      loader: {
        '.js': 'jsx',
        ...Object.fromEntries(SHEETS.map((ending) => [ending, 'empty' as const])),
        ...Object.fromEntries(ASSETS.map((ending) => [ending, 'dataurl' as const])),
      },
      logLevel: 'silent',
    });
  } catch (error) {
    throw new UnbundledError(name, (error as Partial<BuildFailure>).errors ?? []);
  }
  return outfile;
}

/** A package that cannot be bundled: the first message says why, and in which file. */
class UnbundledError extends Error {
  constructor(
    name: string,
    readonly messages: readonly Message[],
  ) {
    const [first] = messages;
    const {file, line} = first?.location ?? {};
    // Those of a trial are gone when somebody reads this.
    const isOwn = file === undefined || file.includes(FOLDER);
    super(`${name} cannot be bundled: ${isOwn ? '' : `${file}:${line}: `}${first?.text ?? ''}`);
  }
}
