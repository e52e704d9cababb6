import type ts from 'typescript';

/** Where a component lives: what its props' declarations are measured against. */
export interface Home {
  /** npm name of the package. */
  package: string;
  /** File of the component's declaration. */
  file: string;
  /** Names of the package's components; a folder of such a name is that component's own. */
  siblings: ReadonlySet<string>;
  /** Knows the packages that are made together with this one, whatever they are called. */
  sisters?: Sisters;
  /** Knows the packages that this one is made of: its dependencies, and theirs. */
  ingredients?: Sisters;
}

/** Whether a file belongs to a package that comes from the same repository. */
export type Sisters = (file: string) => boolean;

/** The npm package that a file belongs to, by its path; `undefined` outside of node_modules. */
export function packageOf(file: string): string | undefined {
  return packageFolder(file)?.slice(file.lastIndexOf(MODULES) + MODULES.length);
}

const MODULES = '/node_modules/';

/** The folder of the npm package that a file belongs to. */
export function packageFolder(file: string): string | undefined {
  const at = file.lastIndexOf(MODULES);
  if (at < 0) return undefined;
  const start = at + MODULES.length;
  const slash = file.indexOf('/', start);
  const end = file[start] === '@' && slash >= 0 ? file.indexOf('/', slash + 1) : slash;
  return end < 0 ? undefined : file.slice(0, end);
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** A path without all up to the package's folder; `null` where the file is in no package. */
export function pathInPackage(file: string): string | null {
  return /.*\/node_modules\/(?:@[^/]+\/[^/]+|[^/]+)\/(?<path>.+)$/.exec(file)?.groups?.path ?? null;
}

/**
 * Whether a file is of the component's own package, of one of the same scope, or of no package at
 * all, as a library's own source and what is linked into it.
 */
export function isKinFile(file: string, own: string): boolean {
  const other = packageOf(file);
  if (other === undefined || other === own) return !isCompilerLibrary(file);
  return own.startsWith('@') && other.startsWith(`${own.split('/')[0] ?? ''}/`);
}

function isKin(file: string, {package: own, sisters}: Home): boolean {
  return isKinFile(file, own) || (sisters?.(file) ?? false);
}

/** `lib.dom.d.ts` and its like, wherever the compiler is installed. */
function isCompilerLibrary(file: string): boolean {
  return file.includes(LIBRARY) && /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(file);
}

const LIBRARY = '/typescript/lib/';

/** Whether something is declared only where the component's authors have no say. */
export function isForeign(symbol: ts.Symbol, home: Home): boolean {
  const files = filesOf(symbol);
  return files.length > 0 && !files.some((file) => isKin(file, home));
}

/** The other component of the same package whose folder a file is in. */
export function componentFolder(file: string, home: Home): string | undefined {
  const folder = folderOf(file);
  if (packageOf(file) !== packageOf(home.file) || folder === folderOf(home.file)) return undefined;
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return home.siblings.has(name) ? name : undefined;
}

export function filesOf(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
}

/**
 * Whether a component can call a prop its own: it is declared in its package, in a sister of it or
 * in one that it is made of. What is computed from names alone is declared nowhere, so by nobody
 * else.
 */
export function isOwnProp(prop: ts.Symbol, home: Home): boolean {
  const files = filesOf(prop);
  return files.length === 0 || files.some((file) => isOwnFile(file, home));
}

function isOwnFile(file: string, home: Home): boolean {
  const known = OWN_FILES.get(home) ?? new Map<string, boolean>();
  OWN_FILES.set(home, known);
  const isOwn = known.get(file) ?? (isKin(file, home) || (home.ingredients?.(file) ?? false));
  known.set(file, isOwn);
  return isOwn;
}

/** What is known of files: a few of them declare thousands of a component's props. */
const OWN_FILES = new WeakMap<Home, Map<string, boolean>>();
