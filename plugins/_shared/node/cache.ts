import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Values that outlive a build; they can be written as JSON. */
export interface DiskCache<Value> {
  /** `undefined` where there is none. */
  read: (key: string) => Value | undefined;
  write: (key: string, value: Value) => void;
}

/**
 * A cache of one file for each value. What is torn or cannot be read counts as missing.
 *
 * @param folder made when the first value is written
 * @param prefix of the files, where a folder has values of several kinds
 */
export function diskCache<Value>(folder: string, prefix = ''): DiskCache<Value> {
  const fileOf = (key: string) => path.join(folder, `${prefix}${hashOf(key, KEY_LETTERS)}.json`);
  return {
    read: (key) => {
      try {
        return (JSON.parse(readFileSync(fileOf(key), 'utf8')) as {value?: Value}).value;
      } catch {
        return undefined;
      }
    },
    // In an object, as half of a number is a number.
    write: (key, value) => writeText(fileOf(key), JSON.stringify({value})),
  };
}

/** Keys may be long, and hold what no file name may. */
const KEY_LETTERS = 20;

/**
 * A short name for a content, which another content does not have: for files that browsers keep.
 *
 * @param letters of it; more where there are many to be told apart
 */
export function hashOf(content: string | Buffer, letters = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, letters);
}

/**
 * Writes a file and the folders above it. Renamed into place: a build that is killed leaves no half
 * a file behind.
 */
export function writeText(file: string, text: string | Uint8Array): void {
  writeTexts(new Map([[file, text]]));
}

/**
 * Writes several files, and the folders above them: where one of them has no room, none is written,
 * and nothing is left beside them.
 *
 * @param texts by their files, absolute
 */
export function writeTexts(texts: ReadonlyMap<string, string | Uint8Array>): void {
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of texts) undo.unshift(...writeAside(file, text));
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
  for (const file of texts.keys()) renameSync(asideOf(file), file);
}

function asideOf(file: string): string {
  return `${file}.${process.pid}`;
}

/** @returns what takes it back */
function writeAside(file: string, text: string | Uint8Array): (() => void)[] {
  const folder = path.dirname(file);
  const made = mkdirSync(folder, {recursive: true});
  const undo = [
    () => removeFile(asideOf(file)),
    () => made !== undefined && removeEmpty(folder, made),
  ];
  try {
    writeFileSync(asideOf(file), text);
    return undo;
  } catch (error) {
    for (const step of undo) step();
    // A full disk is told of without a file.
    throw Object.assign(error as NodeJS.ErrnoException, {path: file});
  }
}

function removeFile(file: string): void {
  try {
    rmSync(file, {force: true});
  } catch {
    // It was never written: something else is there.
  }
}

/** Empty folders, from the deepest up to, and with, the one that was made first. */
function removeEmpty(deepest: string, first: string): void {
  try {
    for (let each = deepest; each.startsWith(first); each = path.dirname(each)) rmdirSync(each);
  } catch {
    // Somebody has put something into it.
  }
}
