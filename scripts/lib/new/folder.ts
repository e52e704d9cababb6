import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {numberOf} from '../child';
import {noteMade} from '../made';

/** Files by their paths below a folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * @param target absolute
 * @throws Error where something is there already
 */
function assertFree(target: string): void {
  const stats = statSync(target, {throwIfNoEntry: false});
  if (!stats || (stats.isDirectory() && readdirSync(target).length === 0)) return;
  const what = stats.isDirectory() ? 'is there, and is not empty' : 'is there, and is a file';
  throw new Error(`${target} ${what}. Fix: name another folder; nothing is ever overwritten.`);
}

/**
 * Makes a folder beside its place, and moves it there once it is whole. Whatever happens before,
 * nothing of it is left behind.
 *
 * @param target absolute
 * @param make gets the folder, and resolves to whether it is to be kept
 */
export async function makeAside<T extends {isKept: boolean}>(
  target: string,
  make: (folder: string) => Promise<T>,
): Promise<T> {
  assertFree(target);
  const parent = path.dirname(target);
  const before = missingAbove(target);
  mkdirSync(parent, {recursive: true});
  const place = path.join(realpathSync(parent), path.basename(target));
  const folder = mkdtempSync(`${place}.new-`);
  noteMade(folder);
  for (const each of before) noteMade(each, 'empty');
  // Else it is for its maker's eyes alone.
  chmodSync(folder, 0o777 & ~process.umask());
  let isMoved = false;
  try {
    const made = await make(folder);
    if (made.isKept) {
      assertFree(place);
      if (existsSync(place)) rmdirSync(place);
      renameSync(folder, place);
      isMoved = true;
    }
    return made;
  } finally {
    if (!isMoved) {
      rmSync(folder, {recursive: true, force: true});
      for (const each of before) if (readdirSync(each).length === 0) rmdirSync(each);
    }
  }
}

/** Folders above a path that are not there yet, the deepest first. */
function missingAbove(target: string): string[] {
  const parent = path.dirname(target);
  return existsSync(parent) ? [] : [parent, ...missingAbove(parent)];
}

/** The files below a folder, with `/`, in order. Links to folders are not followed: they may have no end. */
export function listBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, {throwIfNoEntry: false})?.isFile())
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .sort();
}

/**
 * Writes files where nothing is: all of them, or, where one cannot be written, none.
 *
 * @throws Error where one would lie elsewhere: names of files are made of what others have written
 */
export function writeInto(folder: string, files: Files): void {
  const outside = [...files.keys()].find((file) =>
    /^\.\.(?:\/|$)|^\//.test(path.posix.normalize(file)),
  );
  if (outside !== undefined) {
    throw new Error(
      `${outside} lies outside of the folder. Fix: name what it is made of otherwise.`,
    );
  }
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of files) {
      const absolute = path.join(folder, file);
      const above = missingAbove(absolute);
      undo.unshift(() => above.forEach(removeEmpty));
      mkdirSync(path.dirname(absolute), {recursive: true});
      const opened = openSync(absolute, 'wx');
      // From now on it is ours, be it written or half written.
      undo.unshift(() => rmSync(absolute, {force: true}));
      try {
        writeFileSync(opened, text);
      } catch (error) {
        // A full disk is told of without a file.
        throw Object.assign(error as NodeJS.ErrnoException, {path: absolute});
      } finally {
        closeSync(opened);
      }
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

/** A folder that was made, unless somebody has put something into it. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It was never made, or is somebody's by now.
  }
}

/**
 * Adds files to a site, all of them or none.
 *
 * @param isDry only looks
 * @throws Error where one of them is there
 */
export function addTo(siteDir: string, files: Files, isDry = false): void {
  const taken = [...files.keys()].filter((file) => existsSync(path.join(siteDir, file)));
  if (taken.length > 0) {
    throw new Error(
      `${taken.join(', ')} ${taken.length > 1 ? 'are' : 'is'} there. Fix: choose another name; nothing is ever overwritten.`,
    );
  }
  if (!isDry) writeInto(siteDir, files);
}

/** What work rejects with that a signal has stopped. */
export class Interrupted extends Error {
  /** What shells make of the signal. */
  readonly exitCode: number;

  constructor(signal: NodeJS.Signals) {
    super('Stopped. Nothing of it was left behind.');
    this.exitCode = numberOf(signal);
  }
}

/**
 * Runs what a signal may stop: it is told so, can put things in order, and then rejects.
 *
 * @param work gets what is aborted by an interrupt
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (name: NodeJS.Signals) => controller.abort(new Interrupted(name));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, stop);
  try {
    const result = await work(controller.signal);
    return result;
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}
