import {existsSync, readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {tellFaults} from '../_shared/node/faults';
import {asRead} from './core/dialect';
import {faultsOf} from './core/faults';
import {formatOf, type PageFormat} from './core/parse';
import type {DemoFiles} from './core/types';

/** Tells of a file, by its absolute path, whether pages may show it. It need not be there. */
export type Reach = (file: string) => boolean;

/** Takes a file that a page was made of, so that the page is made anew when it changes. */
export type Watch = (file: string) => void;

/** What the demos of a folder may see of the disk. */
export interface Sight {
  /** The site's folder. */
  siteDir: string;
  /** Which files they may show. */
  reach: Reach;
  /** Default: nobody is told of their files. */
  watch?: Watch | undefined;
}

/** The disk as the demos of a folder see it. */
export function filesIn(folder: string, {siteDir, reach, watch}: Sight): DemoFiles {
  const reaches = (file: string) => reach(path.join(folder, file));
  return {
    reaches,
    site: path.relative(folder, siteDir).replaceAll(path.sep, '/'),
    read(file) {
      const absolute = path.join(folder, file);
      if (!reaches(file)) return undefined;
      // One that is not there too: it may come.
      watch?.(absolute);
      if (!isFile(absolute)) return undefined;
      return readFileSync(absolute, 'utf8');
    },
    list: (below) => (reaches(below) ? namesIn(path.join(folder, below)).sort() : []),
  };
}

/**
 * A translated page may have demos of its own, with texts in its language; all others are there.
 *
 * @param inSite gives a file's path relative to the site
 */
export function filesOfBoth(
  folder: string,
  original: string,
  inSite: (file: string) => string,
  sight: Sight,
): DemoFiles {
  const [own, others] = [filesIn(folder, sight), filesIn(original, sight)];
  return {
    reaches: (file) => own.reaches(file) && others.reaches(file),
    site: own.site,
    read: (file) => own.read(file) ?? others.read(file),
    list: (below) => [...new Set([...own.list(below), ...others.list(below)])],
    moduleOf: (file) =>
      own.read(file) === undefined ? `@site/${inSite(path.join(original, file))}` : undefined,
  };
}

/** Whether there is a file, not a folder. */
export function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** What a folder holds; nothing where there is none. */
export function namesIn(folder: string): string[] {
  return statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? readdirSync(folder) : [];
}

/**
 * What pages may show of a disk: what lies in some folders, whatever links lead there. Hidden files
 * are nobody's to see, and those of packages are imported by their names.
 *
 * @param folders absolute; need not be there
 */
export function createReach(folders: readonly string[]): Reach {
  const roots = folders.map(realPath);
  return (file) => {
    const real = realPath(file);
    return roots.some((root) => {
      const below = path.relative(root, real);
      const parts = below.split(path.sep);
      return !path.isAbsolute(below) && !parts.some(isClosed);
    });
  };
}

/** What leads out of a folder begins with a dot, too. */
function isClosed(part: string): boolean {
  return part.startsWith('.') || part === 'node_modules';
}

/**
 * Path without links, and in the letters that the disk has, of what need not be there yet.
 *
 * @param file absolute
 */
export function realPath(file: string): string {
  if (existsSync(file)) return realpathSync.native(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

/**
 * A parser that gives again what it has made of a file while that says the same: for one page that
 * was edited, the dev server has Docusaurus read all pages of the product.
 */
export function parsedOnce<Params extends {filePath: string; fileContent: string}>(
  parse: Parse<Params>,
): Parse<Params> {
  const known = new Map<string, {text: string; parsed: Parsed}>();
  return async (params) => {
    const {filePath, fileContent: text} = params;
    const last = known.get(filePath);
    const parsed = last?.text === text ? last.parsed : await parse(params);
    known.set(filePath, {text, parsed});
    // Whoever gets it may write to it.
    return structuredClone(parsed);
  };
}

/** A plugin's context, as far as it says how the pages of its site are read. */
interface Context {
  siteDir: string;
  siteConfig: {markdown: {format: PageFormat | 'detect'; preprocessor?: Preprocessor}};
}

type Preprocessor = (page: {filePath: string; fileContent: string}) => string;
type Parse<Params> = (params: Params) => Promise<Parsed>;
type FrontMatter = Record<string, unknown>;

interface Parsed {
  frontMatter: FrontMatter;
  content: string;
}

/** How a docs instance or the pages plugin is to read pages. */
interface Reading<Params> {
  parseFrontMatter: Parse<Params>;
  /** How pages are written that do not say so. Default: as the site's configuration has it. */
  format?: PageFormat | undefined;
  /** Whether a file is a part of pages, which may have no front matter. */
  isPart?: (file: string) => boolean;
}

/**
 * A plugin's context with another reader of pages: of their front matter, which tells all plugins
 * how a page is written, and of what Docusaurus' pages write in ways of their own. The site's own
 * stays as it is.
 */
export function withReader<Given extends Context, Params extends {filePath: string}>(
  context: Given,
  reading: Reading<Params>,
): Given {
  const {siteConfig, siteDir} = context;
  const {format = siteConfig.markdown.format, isPart, parseFrontMatter} = reading;
  const formats = new Map<string, PageFormat>();
  const formatFor = (file: string, frontMatter: FrontMatter) =>
    formatOf(file, frontMatter.mdx === undefined ? {mdx: {format}} : frontMatter);
  const markdown = {
    ...siteConfig.markdown,
    format,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    parseFrontMatter: async (params: Params) => {
      const {frontMatter, content} = await parseFrontMatter(params);
      const file = params.filePath;
      const own = formatFor(file, frontMatter);
      formats.set(file, own);
      const isTold = formatOf(file, frontMatter) === own || isPart?.(file);
      return {frontMatter: isTold ? frontMatter : {...frontMatter, mdx: {format: own}}, content};
    },
    preprocessor: ({fileContent, filePath}: Parameters<Preprocessor>[0]) => {
      const before = siteConfig.markdown.preprocessor?.({fileContent, filePath}) ?? fileContent;
      const {text, faults} = asRead(before, formats.get(filePath) ?? formatFor(filePath, {}));
      const page = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
      tellFaults(`text of ${page}`, faultsOf(page, faults, 'markup'));
      return text;
    },
  };
  return {...context, siteConfig: {...siteConfig, markdown}};
}
