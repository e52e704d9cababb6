import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

interface Manifest {
  exports?: unknown;
  main?: string;
  types?: string;
  typings?: string;
}

/**
 * The subpaths of a package that can be imported, `./*` filled in by the files that are there.
 *
 * @param folder of the package
 * @param manifest text of its package.json
 * @returns sorted, `.` for the package itself; `null`: it has no `exports`, so that all files can
 */
export function openPaths(folder: string, manifest: string): string[] | null {
  const {exports} = JSON.parse(manifest) as Manifest;
  if (exports === undefined || exports === null) return null;
  const keys = typeof exports === 'object' ? Object.entries(exports) : [];
  const entries = keys.filter(([key]) => key.startsWith('.'));
  if (entries.length === 0) return ['.'];
  const closed = entries.flatMap(([key, target]) => (target === null ? [key] : []));
  const files = entries.some(([key]) => key.includes('*')) ? filesBelow(folder) : [];
  const open = entries.flatMap(([key, target]) =>
    target === null ? [] : key.includes('*') ? filled(key, targetsOf(target), files) : [key],
  );
  const isOpen = (each: string) => !closed.some((key) => toPattern(key).test(each));
  return [...new Set(open.filter(isOpen))].sort();
}

/**
 * The subpaths by which a package has types where it has none as a whole: `button`, of
 * `primereact/button`.
 *
 * @param folder of the package
 * @param manifest text of its package.json
 * @returns sorted; empty where the package itself is typed, or nothing of it
 */
export function typedFolders(folder: string, manifest: string): string[] {
  const own = JSON.parse(manifest) as Manifest;
  if (isTyped(folder, targetsAt('.', own))) return [];
  const open = openPaths(folder, manifest);
  if (open) {
    const typed = open.filter((each) => isTyped(folder, targetsAt(each, own)));
    return typed.map((each) => each.slice('./'.length));
  }
  const isTypedFolder = (name: string) => {
    const inner = path.join(folder, name, 'package.json');
    if (!existsSync(inner)) return false;
    const targets = targetsAt('.', JSON.parse(readFileSync(inner, 'utf8')) as Manifest);
    return isTyped(path.dirname(inner), targets);
  };
  return readdirSync(folder).filter(isTypedFolder).sort();
}

/** Where a package.json leads to by a subpath; `.`: by the package's own name. */
function targetsAt(subpath: string, {exports, main, types, typings}: Manifest): string[] {
  if (exports === undefined || exports === null) {
    return [types, typings, main ?? 'index.js'].flatMap((target) => target ?? []);
  }
  const keys = Object.entries(exports).filter(([key]) => key.startsWith('.'));
  if (keys.length === 0) return targetsOf(exports);
  return keys.flatMap(([key, target]) => {
    const star = toPattern(key).exec(subpath);
    return star ? targetsOf(target).map((each) => each.replaceAll('*', star[1] ?? '')) : [];
  });
}

/** Whether there are declarations where a target leads to, or where they are looked for beside it. */
function isTyped(folder: string, targets: readonly string[]): boolean {
  return targets
    .flatMap((target) => {
      const name = target.replace(/\.[cm]?js$/, '');
      return [target, ...DECLARATIONS.map((ending) => name + ending)];
    })
    .some((file) => /\.[cm]?tsx?$/.test(file) && existsSync(path.join(folder, file)));
}

const DECLARATIONS = ['.d.ts', '.d.mts', '.d.cts', '/index.d.ts'];

/** The files that a target leads to, one for each condition. */
function targetsOf(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return typeof target === 'object' && target !== null
    ? Object.values(target).flatMap(targetsOf)
    : [];
}

/** What only some conditions let in is not offered. */
function filled(key: string, targets: readonly string[], files: readonly string[]): string[] {
  const [first = [], ...others] = targets.map((target) => starsOf(toPattern(target), files));
  return first
    .filter((name) => others.every((names) => names.includes(name)))
    .map((name) => key.replace('*', name));
}

function starsOf(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) => pattern.exec(file)?.[1] ?? []);
}

/** As node has it, a star stands for any text, slashes, too. */
function toPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '(.+)')}$`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .map((file) => `./${file.split(path.sep).join('/')}`);
}
