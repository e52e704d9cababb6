import {languageTwins} from '../../../../plugins/navigation/core/languageTwins';
import {split} from '../../../../plugins/front-matter/core/split';
import {parse} from '../../../../plugins/front-matter/core/parse';
import {packageOf} from '../../../../plugins/_shared/text/specifiers';
import type {PageFact} from './pathnames';

/** What the pages and demos of a folder say. */
export interface FolderFacts {
  pages: PageFact[];
  /** npm names of what is documented, the one that most demos import first. */
  packages: string[];
  /** npm names of the modules that demos import components of the pages from. */
  holders: string[];
  /** npm names of all that demos import. */
  imported: string[];
  /** What cannot be taken along as it is. */
  lost: string[];
}

const IMPORT = /^import\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm;
/** Packages of thousands of exports, none of which anybody documents. */
const ICONS = /icons/;
/** Modules of the tree, which are read apart. */
const TREE = /^pages(?:Api)?\.[jt]sx?$/;
/** The generator's own modules, which a demo can do without nowhere. */
const OWN = /^(?:docs\/|@mui\/(?:docs|internal-))/;

/**
 * @param folder its name
 * @param files below it, with `/`
 * @param read gives a file's text
 */
export function readFolder(
  folder: string,
  files: readonly string[],
  read: (file: string) => string,
): FolderFacts {
  const twins = new Set(languageTwins(files));
  const written = files.filter((file) => /\.mdx?$/.test(file) && !twins.has(file));
  const named = new Set<string>();
  const pages = written
    .filter((file) => !/(?:^|\/)(?:README\.md$|_)/.test(file))
    .map((file) => {
      const fields = fieldsOf(read(file));
      const {packageName} = fields;
      if (typeof packageName === 'string' && !ICONS.test(packageName)) named.add(packageName);
      return {file, components: listOf(fields.components)};
    });
  const lost = written.flatMap((file) => [
    ...iconFaults(file, read(file)),
    ...unknownLines(file, read(file)),
  ]);
  const counts = new Map<string, number>();
  const shown = new Set(pages.flatMap(({components}) => components));
  const holders = new Set<string>();
  for (const file of files.filter((each) => /\.[jt]sx?$/.test(each) && !TREE.test(each))) {
    for (const specifier of specifiersIn(read(file))) {
      if (OWN.test(specifier) && !isWrapper(file)) {
        lost.push(
          `${file}: imports "${specifier}", a module of the former generator; bring its code`,
        );
      }
      const name = /^[.~]|^node:/.test(specifier) ? '' : packageOf(specifier);
      if (name === '' || OWN.test(specifier) || isWrapper(file)) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (shown.has(specifier.slice(name.length + 1))) holders.add(name);
    }
  }
  const packages = [...new Set([...mainPackage(folder, counts), ...named])];
  const imported = [...counts.keys()].filter((name) => !/^react(?:-dom)?$/.test(name)).sort();
  return {pages, packages, holders: [...holders], imported, lost: [...new Set(lost)]};
}

function specifiersIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');
}

/** What a folder is about: the package that is called as it is, or that its demos import most. */
function mainPackage(folder: string, counts: ReadonlyMap<string, number>): string[] {
  const all = [...counts.keys()].filter((name) =>
    /^@(?!emotion\/)[^/]+\/(?!x-|.*icons)/.test(name),
  );
  const rank = (name: string) =>
    name.endsWith(`/${folder}`) ? Number.MAX_SAFE_INTEGER : (counts.get(name) ?? 0);
  return all.sort((a, b) => rank(b) - rank(a)).slice(0, 1);
}

/** A line that shows a component of the former site's. */
const SHOWS = /^\{\{.*"component":\s*"([^"]+)"/;

/** What is shown here as well: chips, groups of code, and modules that name a demo. */
const KNOWN = /^file:\/\/\.|(?:ComponentLinkHeader|HighlightedCodeWithTabs)(?:\.[jt]sx?)?$/;

/** A page whose components are looked for among icons. */
function iconFaults(file: string, text: string): string[] {
  const line = text.split('\n').findIndex((each) => /^packageName:.*icons/.test(each)) + 1;
  const fix = 'its components are looked for in the packages of the product; take the line out';
  return line === 0 ? [] : [`${file}:${line}: packageName names icons, which have no API; ${fix}`];
}

/** Lines of components that no site has by itself. */
function unknownLines(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const name = SHOWS.exec(line)?.[1];
    if (name === undefined || KNOWN.test(name)) return [];
    const fix = 'name yours for it in settings.page-components.components';
    return [`${file}:${at + 1}: shows "${name}", a component of the former site; ${fix}`];
  });
}

/** `demos/basic/index.ts` only names its demo, and is followed. */
function isWrapper(file: string): boolean {
  return file.endsWith('/index.ts');
}

function fieldsOf(text: string): Record<string, unknown> {
  const {fields} = parse(split(text).yaml);
  return Object.fromEntries(fields.map(({name, value}) => [name, value]));
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? value.split(',').map((each) => each.trim()) : [];
}
