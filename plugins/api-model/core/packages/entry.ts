import ts from 'typescript';
import {domNames} from './dom';
import {packageOf} from './origin';

/** A module in memory that imports what is asked for, so that the compiler resolves it all. */
export interface Entry {
  program: ts.Program;
  file: ts.SourceFile;
}

/** Source files by path; all programs here have the same options, so they may share them. */
export type ParsedFiles = Map<string, ts.SourceFile | undefined>;

/** The modules to import for one package. */
export interface Imports {
  /** npm name, or path of the file that exports a library's own source. */
  root: string;
  /** Whether each name may have a module of its own, as a published package's subpath. */
  subpaths: boolean;
  /** Subpaths that export it all, where its root does not. */
  folders?: readonly string[] | undefined;
  names: readonly string[];
}

const DOM = /\/lib\.dom\.d\.ts$/;

/** What declarations are read with, here and by what checks that all of them is told. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
};

/**
 * The text of the entry. Of package `k`: the package as `root<k>`, or what stands for it where it
 * comes in folders, and each of those as `f<k>_0`; the module of each name as `m<k>_0`, `m<k>_1`,
 * …, its props type as `p<k>_0` (from that module) and `r<k>_0` (from the
 * root), where the compiler fills in the defaults of type parameters, and an element of it on which
 * nothing is set, of which the compiler can tell what it takes.
 * At the end the table of elements with their props, as `tags`.
 */
export function entryText(packages: readonly Imports[]): string {
  const lines = packages.flatMap(({root, subpaths, folders, names}, k) => [
    `import * as root${k} from '${folders ? `./${barrelName(k)}` : root}';`,
    ...(folders ?? []).map((folder, i) => `import * as f${k}_${i} from '${root}/${folder}';`),
    ...names.flatMap((name, i) => [
      ...(subpaths ? [`import * as m${k}_${i} from '${root}/${name}';`] : []),
      ...(subpaths ? [`export type p${k}_${i} = m${k}_${i}.${name}Props;`] : []),
      `export type r${k}_${i} = root${k}.${name}Props;`,
      ...(/^[A-Z]/.test(name) ? [`<root${k}.${name} />;`] : []),
    ]),
  ]);
  return [...lines, "export type tags = import('react').JSX.IntrinsicElements;"].join('\n');
}

function barrelName(place: number): string {
  return `__vitrine_root${place}__`;
}

/** Modules in memory that stand for packages which come in folders: name → text. */
export function barrelsOf(packages: readonly Pick<Imports, 'root' | 'folders'>[]): Barrels {
  return new Map(
    packages.flatMap(({root, folders}, place) => {
      const lines = folders?.map((folder) => `export * from '${root}/${folder}';`);
      return lines ? [[barrelName(place), lines.join('\n')]] : [];
    }),
  );
}

export type Barrels = ReadonlyMap<string, string>;

/** Names by which packages are installed → their own: other than their folders, their code knows those. */
export type Aliases = ReadonlyMap<string, string>;

/** What the programs of some packages have in common. */
export interface SharedBy {
  parsed: ParsedFiles;
  aliases: Aliases;
  barrels: Barrels;
  isSource: boolean;
}

/**
 * One program for all names of all packages. Nothing in it is checked: only what is asked of it is
 * computed.
 *
 * @param directory where packages are looked for from, upwards
 * @param text see {@link entryText}
 * @param shared files of earlier programs, which get this one's, aliases of its packages, what stands
 *   for those that come in folders, and whether one is read from its source
 * @param before a program whose imports this one need not resolve again
 */
export function createEntry(
  directory: string,
  text: string,
  {parsed, aliases, barrels, isSource}: SharedBy,
  before?: ts.Program,
): Entry {
  const folder = directory.replaceAll('\\', '/');
  const fileName = `${folder}/__vitrine_api__.tsx`;
  const file = toFile(fileName, text);
  const own = new Map([[fileName, file]]);
  for (const [name, exports] of barrels) {
    own.set(`${folder}/${name}.ts`, toFile(`${folder}/${name}.ts`, exports));
  }
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const parse = host.getSourceFile.bind(host);
  const read = host.readFile.bind(host);
  host.readFile = (name) => (DOM.test(name) ? domNames(read(name) ?? '') : read(name));
  host.getSourceFile = (name, ...rest) => {
    if (own.has(name)) return own.get(name);
    if (!parsed.has(name)) parsed.set(name, parse(name, ...rest));
    return parsed.get(name);
  };
  rememberExistence(host, own);
  // The compiler's own way is a sixth cheaper.
  if (aliases.size > 0 || isSource) resolveModules(host, aliases, fileName);
  return {program: ts.createProgram([fileName], COMPILER_OPTIONS, host, before), file};
}

/**
 * How modules are found: what a package that is installed under an alias imports by its own name is
 * in its own folder, and what a source finds nothing of where it stands, as its dependencies are
 * not installed there, is looked for from the entry.
 */
function resolveModules(host: ts.CompilerHost, aliases: Aliases, entry: string): void {
  const cache = ts.createModuleResolutionCache(
    host.getCurrentDirectory(),
    (name) => name,
    COMPILER_OPTIONS,
  );
  host.getModuleResolutionCache = () => cache;
  host.resolveModuleNameLiterals = (literals, file, redirected, options, source) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(source, literal, options);
      const name = inOwnFolder(literal.text, file, aliases);
      const resolve = (from: string) =>
        ts.resolveModuleName(name, from, options, host, cache, redirected, mode);
      const found = resolve(file);
      if (isTyped(found) || ts.isExternalModuleNameRelative(name)) return found;
      const other = resolve(entry);
      return isTyped(other) ? other : found;
    });
}

function isTyped({resolvedModule}: ts.ResolvedModuleWithFailedLookupLocations): boolean {
  return resolvedModule !== undefined && !/^\.[cm]?jsx?$/.test(resolvedModule.extension);
}

function inOwnFolder(specifier: string, file: string, aliases: Aliases): string {
  const own = aliases.get(packageOf(file) ?? '');
  const isOwn = specifier === own || specifier.startsWith(`${own}/`);
  return isOwn && own ? `${packageOf(file)}${specifier.slice(own.length)}` : specifier;
}

function toFile(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
}

/** Resolving asks for the same few files thousands of times. */
function rememberExistence(host: ts.CompilerHost, own: ReadonlyMap<string, unknown>): void {
  for (const question of ['fileExists', 'directoryExists'] as const) {
    const ask = host[question]?.bind(host);
    const answers = new Map<string, boolean>();
    host[question] = (name) => {
      if (own.has(name)) return true;
      const known = answers.get(name);
      if (known !== undefined || !ask) return known ?? true;
      const answer = ask(name);
      answers.set(name, answer);
      return answer;
    };
  }
}
