import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import type {ApiProp} from '../../../plugins/api-model/core/model';
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
  return inFolder(bench.siteDir, async (folder) => {
    const files = new Map(candidates.map((candidate, i) => [fileOf(folder, i), candidate]));
    for (const [file, {code}] of files) writeFileSync(file, code);
    const faults = typeFaults(bench.siteDir, folder, files);
    bench.signal.throwIfAborted();
    const left = [...files].filter(([, {id}]) => !faults.has(id));
    if (left.length === 0) return faults;
    if (bench.frame !== undefined) writeFileSync(path.join(folder, 'frame.tsx'), bench.frame);
    const modules = left.map(([file, {id}]) => ({id, file: `./${path.basename(file)}`}));
    const text = runnerText(modules, bench.frame === undefined ? undefined : './frame.tsx');
    const script = await bundle(folder, text, bench);
    const ids = left.map(([, {id}]) => id);
    for (const [id, fault] of await renderAll(script, ids, bench.signal)) faults.set(id, fault);
    return faults;
  });
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
    if (!told.startsWith('{')) throw new Error(told);
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
    const [reason = ''] = String(error instanceof Error ? error.message : error)
      .split('\n')
      .filter((line) => /error/i.test(line) && !/^Build failed/.test(line));
    throw new Error(`${name} cannot be bundled: ${reason.replace(/^.*\berror: /i, '')}`);
  }
  return outfile;
}
