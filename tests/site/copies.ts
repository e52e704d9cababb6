import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {listFiles, ROOT} from '../contract/tree';

/** Bytes that are shown before and after the first one that differs. */
const AROUND = 60;

/**
 * Copies the repository as a fresh clone would have it, without its history, its caches and its
 * builds, and with its packages.
 *
 * @param target a folder that does not exist yet
 */
export function copyRepository(target: string): void {
  for (const file of listFiles()) cpSync(path.join(ROOT, file), path.join(target, file));
  linkPackages(path.join(ROOT, 'node_modules'), path.join(target, 'node_modules'));
}

/**
 * Links file by file: a link to the folder would be followed, and every package would have an
 * address outside of the copy, as it never has for a reader.
 */
function linkPackages(from: string, to: string): void {
  const names = readdirSync(from).filter((name) => name !== '.cache');
  mkdirSync(to);
  try {
    execFileSync('cp', ['-al', ...names.map((name) => path.join(from, name)), to]);
  } catch {
    // Another disk, or a system whose command knows no links.
    for (const name of names) {
      const options = {recursive: true, verbatimSymlinks: true};
      cpSync(path.join(from, name), path.join(to, name), options);
    }
  }
}

/** The site as `npm test` has built it, just before this. */
const BUILD = path.join(ROOT, 'build');
let isFresh = false;

/**
 * The folder of the built site.
 *
 * @throws Error where it is older than what it is made of
 */
export function freshBuild(): string {
  const index = path.join(BUILD, 'index.html');
  isFresh ||= existsSync(index) && statSync(index).mtimeMs >= lastEdit();
  if (isFresh) return BUILD;
  throw new Error('build/ is older than what it is made of. Fix: npm run build, then this');
}

/** When the youngest of the files that the site is made of was written, in milliseconds. */
function lastEdit(): number {
  const sources = listFiles().filter(
    (file) => !/^(?:tests|bench)\/|__tests__|^[A-Z]+\.md$|README\.md$/.test(file),
  );
  return Math.max(...sources.map((file) => statSync(path.join(ROOT, file)).mtimeMs));
}

/** All files below a folder, sorted by code units. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Where two folders differ.
 *
 * @returns one text for each file that differs, with what stands at the first difference in both
 */
export function differences(one: string, other: string): string[] {
  const names = new Set([...filesBelow(one), ...filesBelow(other)]);
  return [...names].sort().flatMap((name) => {
    const [a, b] = [readIn(one, name), readIn(other, name)];
    if (!a || !b) return [`${name}: only in ${a ? one : other}`];
    return a.equals(b) ? [] : [`${name}\n- ${excerpt(a, b)}\n+ ${excerpt(b, a)}`];
  });
}

function readIn(folder: string, name: string): Buffer | undefined {
  const file = path.join(folder, name);
  return statSync(file, {throwIfNoEntry: false}) && readFileSync(file);
}

function excerpt(of: Buffer, other: Buffer): string {
  const first = of.findIndex((byte, i) => byte !== other[i]);
  const at = first === -1 ? of.length : first;
  return JSON.stringify(of.subarray(Math.max(0, at - AROUND), at + AROUND).toString());
}
