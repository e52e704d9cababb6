import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {noteMade} from '../made';
import {packageOf} from '../../../plugins/_shared/text/specifiers';
import {checkTypes, typesOfSources} from '../typeCheck';
import {bundle, FOLDER, UnbundledError} from './bundle';
import {browserFor} from './inBrowser';
import {onServer, runAll} from './render';
import type {Rendered} from './render';
import {runnerText} from './runner';
import {nextToCheck, winners} from './turns';

/** A module that may become a demo. */
export interface Candidate {
  /** By which its outcome is told; unique. */
  id: string;
  /** Of a module whose default export is a component. */
  code: string;
  /** Whether the compiler looks at it too. Default: it does. */
  isTyped?: boolean;
  /** Of those of one group the first that works is enough: the rest is told to work unseen. */
  group?: string | undefined;
  /** Whether it shows what a reader would have opened, which servers need not be able to. */
  isOpen?: boolean | undefined;
}

/** Where candidates are tried. */
export interface Bench {
  /** The site's folder, whose node_modules they run. */
  siteDir: string;
  /** npm name of the library. */
  package: string;
  /** File that exports its own source, absolute, which runs in its place. Default: what is installed. */
  entry?: string | undefined;
  /** Text of the module that surrounds them; `undefined` for nothing. */
  frame?: string | undefined;
  /** Path of a Chromium that runs those which are to be shown. Default: only the server does. */
  browser?: string | undefined;
  /** Style sheet that they have there, as a demo would import it. Default: none. */
  css?: string | undefined;
  signal: AbortSignal;
  /** Hears of the HTML of those that servers can render. */
  onRendered?: (id: string, rendered: Rendered) => void;
}

/**
 * Tries demos: renders each on the server as the site would, checks their types, which takes most of
 * the time in a library of many props, and runs those that are left in a browser, where there is one.
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
    if (bench.frame !== undefined) writeFileSync(path.join(folder, 'frame.tsx'), bench.frame);
    const modules = [...files].map(([file, {id, code}]) => ({
      id,
      file: `./${path.basename(file)}`,
      code,
    }));
    const frame = bench.frame === undefined ? undefined : './frame.tsx';
    const {script, unbundled} = await bundleMost(folder, modules, frame, bench);
    const faults = new Map(unbundled);
    const bundled = modules.filter(({id}) => !unbundled.has(id));
    const note = (found: ReadonlyMap<string, string>) =>
      found.forEach((fault, id) => faults.set(id, fault));
    const ids = bundled.map(({id}) => id);
    note(await runAll(onServer(script), ids, bench.signal, bench.onRendered));
    const checked = new Set<string>();
    const browse = await browserFor(folder, bundled, frame, bench);
    const seen = new Set<string>();
    for (;;) {
      checkAll(candidates, {folder, files, faults, checked}, bench);
      const next = winners(candidates, faults, checked).filter((id) => !seen.has(id));
      if (next.length === 0) return faults;
      for (const id of next) seen.add(id);
      note(await browse(next));
    }
  });
}

/** What is known of candidates while they are tried. */
interface Trial {
  folder: string;
  files: ReadonlyMap<string, Candidate>;
  faults: Map<string, string>;
  /** Ids of those whose types are known. */
  checked: Set<string>;
}

/** Checks types until one of each group works, or none is left. */
function checkAll(
  candidates: readonly Candidate[],
  {folder, files, faults, checked}: Trial,
  bench: Bench,
) {
  for (;;) {
    const next = nextToCheck(candidates, faults, checked);
    if (next.length === 0) return;
    bench.signal.throwIfAborted();
    const some = new Map([...files].filter(([, one]) => next.includes(one)));
    for (const [id, fault] of typeFaults(bench, folder, some)) faults.set(id, fault);
    next.forEach(({id}) => checked.add(id));
  }
}

/**
 * Bundles modules, without those that cannot be.
 *
 * @returns the script of the others, and by id why the rest is not in it
 * @throws Error where it is not a module's fault
 */
async function bundleMost(
  folder: string,
  modules: readonly {id: string; file: string; code: string}[],
  frame: string | undefined,
  bench: Bench,
): Promise<{script: string; unbundled: Map<string, string>}> {
  try {
    const script = await bundle(folder, runnerText(modules, frame), bench);
    return {script, unbundled: new Map()};
  } catch (error) {
    const messages = error instanceof UnbundledError ? error.messages : [];
    const unbundled = new Map(
      messages.flatMap(({text, location}) => {
        const file = location?.file ?? '';
        const name = path.basename(file);
        return modules
          .filter((one) => path.basename(one.file) === name || isFrom(file, one.code))
          .map(({id}) => [id, text] as const);
      }),
    );
    if (unbundled.size === 0) throw error;
    const others = modules.filter(({id}) => !unbundled.has(id));
    return {script: await bundle(folder, runnerText(others, frame), bench), unbundled};
  }
}

/** Whether a file is in a folder of a package that a module imports. */
function isFrom(file: string, code: string): boolean {
  return [...code.matchAll(/ from '([^']+)';/g)].some(
    ([, specifier = '']) =>
      packageOf(specifier) !== specifier && file.includes(`node_modules/${specifier}/`),
  );
}

function fileOf(folder: string, index: number) {
  return path.join(folder, `Candidate${index}.tsx`);
}

/** Gives a folder in the site for the time of a trial. */
export async function inFolder<T>(
  siteDir: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(siteDir, FOLDER));
  noteMade(folder);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function typeFaults(
  {siteDir, package: name, entry}: Bench,
  folder: string,
  files: ReadonlyMap<string, Candidate>,
): Map<string, string> {
  const record = path.join(folder, 'types.tsbuildinfo');
  const packages = typesOfSources(siteDir, entry === undefined ? {} : {[name]: entry});
  const found = checkTypes(siteDir, {files: [...files.keys()], packages, record}, ts.sys);
  const faults = new Map<string, string>();
  for (const {where, what} of found) {
    const id = files.get(path.join(siteDir, where.replace(/:\d+$/, '')))?.id;
    // The first says most: others follow from it.
    if (id !== undefined && !faults.has(id)) faults.set(id, what.replace(/^demo "[^"]*": /, ''));
  }
  return faults;
}
