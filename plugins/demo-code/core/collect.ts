import {meant, nearest} from '../../_shared/text/errors';
import {BEYOND} from '../../page-reader/core/beyond';
import type {CodeReader} from './read';
import {folderOf, isRelative, joinPath} from '../../_shared/text/paths';
import type {DemoFiles} from '../../page-reader/core/types';

/** A file with its text. */
export interface SourceFile {
  /** Relative to the page's folder. */
  file: string;
  text: string;
}

/** A file that is shown: one text, or one for each variant that was written. */
export interface Source {
  ts?: SourceFile | undefined;
  js?: SourceFile | undefined;
  /** A file without variants. */
  other?: SourceFile | undefined;
}

/** An import of a package, and where it stands. */
export interface PackageImport {
  specifier: string;
  /** File, relative to the page's folder. */
  file: string;
  line: number;
}

/** A fault in a file of a demo. */
export interface FileFault {
  file: string;
  line: number;
  what: string;
  fix: string;
}

/** What a demo consists of. */
export interface Collection {
  /** The demo itself, then what it imports, in the order in which it is met. */
  sources: Source[];
  imports: PackageImport[];
  faults: FileFault[];
  /** It leads to more than {@link MOST} files: the first alone is here, which nobody can run without the rest. */
  isCut?: true;
}

/**
 * Files of a demo that a reader could look through. A story beside the sources of its library leads to
 * all of them, and would bring them along in its page.
 */
const MOST = 40;

const TYPESCRIPT = ['.tsx', '.ts'];
const JAVASCRIPT = ['.jsx', '.js'];
const CODE = /\.(?:tsx?|jsx?)$/;
/** What is shown as text; pictures and fonts are imported too. */
const SHOWN = /\.(?:tsx?|jsx?|css|json)$/;
/** Where an import has no extension. */
const ENDINGS = ['', ...TYPESCRIPT, ...JAVASCRIPT, '.json', '.d.ts'];

/**
 * A demo's files: itself, what it imports by relative paths, and so on.
 *
 * @param file relative to the page's folder; it exists
 */
export function collectSources(file: string, disk: DemoFiles, code: CodeReader): Collection {
  const collection: Collection = {sources: [], imports: [], faults: []};
  const seen = new Set<string>();
  const queue = [file];
  for (const next of queue) {
    if (seen.has(next)) continue;
    if (collection.sources.length === MOST) {
      return {...collection, sources: collection.sources.slice(0, 1), isCut: true};
    }
    const source = sourceOf(next, disk);
    collection.sources.push(source);
    for (const one of [source.ts, source.js, source.other]) {
      if (!one) continue;
      seen.add(one.file);
      queue.push(...readFile(one, disk, code, collection));
    }
  }
  return collection;
}

/** A file and its twin in the other language, where there is one. */
function sourceOf(file: string, disk: DemoFiles): Source {
  const text = disk.read(file) ?? '';
  if (!CODE.test(file)) return {other: {file, text}};
  if (file.endsWith('.d.ts')) return {ts: {file, text}};
  const isTypeScript = /\.tsx?$/.test(file);
  const stem = file.replace(CODE, '');
  const twin = firstFile(
    (isTypeScript ? JAVASCRIPT : TYPESCRIPT).map((ending) => stem + ending),
    disk,
  );
  return isTypeScript ? {ts: {file, text}, js: twin} : {ts: twin, js: {file, text}};
}

function firstFile(names: readonly string[], disk: DemoFiles): SourceFile | undefined {
  for (const file of names) {
    const text = disk.read(file);
    if (text !== undefined) return {file, text};
  }
  return undefined;
}

/** Adds what a file imports and what is wrong with it; returns the files that it leads to. */
function readFile(
  {file, text}: SourceFile,
  disk: DemoFiles,
  code: CodeReader,
  {imports, faults}: Collection,
): string[] {
  const reading = code.read(file, text);
  // The first alone: what follows is often due to it.
  for (const {line, message} of reading.faults.slice(0, 1)) {
    faults.push({file, line, what: message, fix: `mend line ${line} of ${file}`});
  }
  return reading.imports.flatMap(({specifier, line}) => {
    if (!staysWithin(file, specifier, disk)) {
      const what = `it imports "${specifier}", which ${BEYOND.what}`;
      faults.push({file, line, what, fix: BEYOND.fix});
      return [];
    }
    if (!isRelative(specifier)) {
      if (CODE.test(file)) imports.push({specifier, file, line});
      return [];
    }
    const found = resolveImport(file, specifier, disk);
    if (found !== undefined) return SHOWN.test(found) ? [found] : [];
    const what = `it imports "${specifier}", and there is no such file`;
    faults.push({file, line, what, fix: nearestFile(file, specifier, disk)});
    return [];
  });
}

/**
 * The file that a relative import leads to.
 *
 * @returns relative to the page's folder; `undefined` where there is none
 */
export function resolveImport(
  file: string,
  specifier: string,
  disk: DemoFiles,
): string | undefined {
  const base = joinPath(folderOf(file), withoutQuery(specifier));
  return candidates(base).find((name) => disk.read(name) !== undefined);
}

/** The files that an import may lead to, in the order in which they are looked for. */
function candidates(base: string): string[] {
  const index = joinPath(base, 'index');
  // The page's folder and those above it have no name that could have an ending.
  const stems = /(?:^|\/)(?:\.\.)?$/.test(base) ? [index] : [base, index];
  return stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending));
}

function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '');
}

/** Whether all files that an import may lead to may be shown; of packages, none is a file here. */
function staysWithin(file: string, specifier: string, disk: DemoFiles): boolean {
  const path = withoutQuery(specifier);
  if (isRelative(path)) return candidates(joinPath(folderOf(file), path)).every(disk.reaches);
  if (!path.startsWith('@site/')) return true;
  return candidates(joinPath(disk.site, path.slice('@site/'.length))).every(disk.reaches);
}

function nearestFile(file: string, specifier: string, disk: DemoFiles): string {
  const folder = specifier.replace(/[^/]*$/, '');
  const written = specifier.slice(folder.length);
  const names = disk
    .list(joinPath(folderOf(file), folder))
    .map((name) => (written.includes('.') ? name : name.replace(/\.(?:d\.ts|[jt]sx?|json)$/, '')));
  const near = nearest(written, names).map((name) => folder + name);
  return meant(near) ?? `put the file there, or take the import out of ${file}`;
}
