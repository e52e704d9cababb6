import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {decodePath} from '../_shared/site/addresses';
import {quote, VitrineError} from '../_shared/node';
import {
  BEYOND,
  createReach,
  type Fault,
  faultsOf,
  isFile,
  namesIn,
  type PageFile,
  type Reach,
  realPath,
} from '../page-reader';
import {importsOf, missingImport} from './core/imports';
import {filesOf, targetsOf, weightFault} from './core/targets';
import type {Places} from './core/targets';

/** What pages may show, and where Docusaurus looks for it. */
export interface FileOptions {
  reach: Reach;
  /** Absolute. */
  staticDirs: readonly string[];
}

type Tree = Parameters<typeof targetsOf>[0];

/** What the bundler puts behind a name, as Docusaurus has it. */
const ENDINGS = ['', '.js', '.jsx', '.ts', '.tsx', '.mjs', '.json', '.wasm'].flatMap((ending) => [
  ending,
  `/index${ending}`,
]);

/**
 * Remark plugin that refuses pictures of, and links to, files that pages may not show, which
 * Docusaurus would publish, and pictures that are too heavy for readers. To be put before Docusaurus' own plugins.
 *
 * @throws VitrineError, when a page is read, with all faults of the page
 */
export function remarkPlugin(options: FileOptions): (tree: Tree, file: PageFile) => void {
  return (tree, {path: page, cwd}) => {
    const places = {siteDir: cwd, folder: path.dirname(page), ...options};
    const faults = targetsOf(tree).flatMap(({url, line, isPicture}): Fault[] => {
      if (leadsBeyond(url, places)) return [{line, ...beyond(quote(url))}];
      const heavy = isPicture ? weightFault(bytesOf(url, places)) : undefined;
      return heavy ? [{line, what: `${quote(url)} ${heavy.what}`, fix: heavy.fix}] : [];
    });
    const missing = importsOf(tree).flatMap((each) => {
      const from = each.file.replace(/^@site/, cwd);
      const target = path.resolve(places.folder, from);
      return ENDINGS.some((ending) => isFile(target + ending))
        ? []
        : [missingImport(each, namesIn(path.dirname(target)))];
    });
    const all = faultsOf(inSite(cwd, page), [...faults, ...missing], 'image');
    if (all.length > 0) throw new VitrineError(all);
  };
}

/**
 * A parser that refuses pages that are links to what pages may not show, and pictures of it in front
 * matter.
 *
 * @throws VitrineError, when a page is read, that names it
 */
export function withinReach(
  parse: ParseFrontMatter,
  siteDir: string,
  {reach, staticDirs}: FileOptions,
): ParseFrontMatter {
  return async (params) => {
    const {filePath} = params;
    const where = `${inSite(siteDir, filePath)}:1`;
    if (!reach(filePath)) throw new VitrineError({where, ...beyond('the file')});
    if (!makesAddress(inSite(siteDir, filePath))) throw new VitrineError({where, ...BAD_NAME});
    const loop = loopTo(filePath, siteDir);
    if (loop !== undefined) throw new VitrineError({where: inSite(siteDir, loop), ...LOOP});
    const parsed = await parse(params);
    const {image} = parsed.frontMatter;
    const places = {siteDir, folder: path.dirname(filePath), staticDirs, reach};
    if (typeof image === 'string' && leadsBeyond(image, places)) {
      throw new VitrineError({where, ...beyond(`field "image", ${quote(image)},`)});
    }
    return parsed;
  };
}

const BAD_NAME = {
  what: 'its path has a sign that no address may have: a lone `%`, quotes, `<`, `>`, or one that is not seen',
  fix: 'rename it, with letters, digits, `-` and `_`',
};

/** With signs that are not seen and turn round what is. */
const UNSAFE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff"<>]/u;

function makesAddress(file: string): boolean {
  const isTorn = file.includes('%') && decodePath(file) === file;
  return !isTorn && !UNSAFE.test(file);
}

/**
 * Refuses links in static folders that lead elsewhere: a build copies what they lead to, whether a
 * page names it or not.
 *
 * @param files further folders that may be shown, absolute
 * @throws VitrineError with all of them
 */
export function checkStatic(
  siteDir: string,
  {staticDirs, files}: Pick<FileOptions, 'staticDirs'> & {files: readonly string[]},
): void {
  const reach = createReach([...staticDirs, ...files]);
  const links = staticDirs.flatMap(linksIn).sort();
  const faults = links.flatMap((link) => {
    const where = inSite(siteDir, link);
    if (existsSync(link) && !reach(link)) return [{where, ...LEADS_OUT}];
    return loopTo(path.join(link, '_'), siteDir) === link ? [{where, ...LOOP}] : [];
  });
  if (faults.length > 0) throw new VitrineError(faults);
}

/** The links in a folder, which need not be there; those behind links are found where these lead. */
function linksIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries.flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return [at];
    return entry.isDirectory() ? linksIn(at) : [];
  });
}

const LEADS_OUT = {
  what: 'is a link that leads outside of what pages may show, and a build would publish it',
  fix: BEYOND.fix,
};

const LOOP = {
  what: 'is a link to a folder that it stands in: what is below has no end',
  fix: 'delete the link',
};

/** The first folder on the way to a page that is a link to one that it stands in. */
function loopTo(file: string, siteDir: string): string | undefined {
  const below = path.relative(siteDir, file);
  // Nothing on the way is a link.
  if (realPath(file) === path.join(realPath(siteDir), below)) return undefined;
  const names = below.split(path.sep).slice(0, -1);
  const folders = names.map((_name, at) => path.join(siteDir, ...names.slice(0, at + 1)));
  return folders.find((folder) => {
    const outer = `${realPath(path.dirname(folder))}${path.sep}`;
    return outer.startsWith(`${realPath(folder)}${path.sep}`);
  });
}

/** What is not there leads nowhere, and is told so by Docusaurus. */
function leadsBeyond(
  url: string,
  {reach, ...places}: Places & Pick<FileOptions, 'reach'>,
): boolean {
  const files = filesOf(url, places).map(([from, file]) => path.join(from, file));
  return files.some((file) => isFile(file) && !reach(file));
}

/** @returns 0 for what is not there */
function bytesOf(url: string, places: Places): number {
  const files = filesOf(url, places).map(([from, file]) => path.join(from, file));
  const found = files.find(isFile);
  return found === undefined ? 0 : statSync(found).size;
}

function beyond(subject: string): {what: string; fix: string} {
  return {what: `${subject} ${BEYOND.what}`, fix: BEYOND.fix};
}

function inSite(siteDir: string, file: string): string {
  return path.relative(siteDir, file).replaceAll(path.sep, '/');
}
