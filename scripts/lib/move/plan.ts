import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {writeText} from '../../../plugins/_shared/node/cache';
import {VitrineError} from '../../../plugins/_shared/text/errors';
import {addressOf, placeIn} from './places';
import type {DocsFolder} from './places';
import {frontMatterOf, mendAddresses, mendReferences, placeAfter, withRedirect} from './texts';

/** What a move would do; nothing has been done. */
export interface Plan {
  /** Paths from the site's folder, in the order in which they are to be renamed. */
  files: Map<string, string>;
  addresses: Map<string, string>;
  /** Path afterwards → the text that it gets. */
  texts: Map<string, string>;
}

/** What a site is, as far as pages move in it. */
export interface MoveSite {
  siteDir: string;
  folders: readonly DocsFolder[];
  /** Files with addresses in texts of code: the trees, the configuration. */
  code: readonly string[];
}

const PAGE = /\.mdx?$/;
const CODE = /\.[jt]sx?$/;

/**
 * Plans the move of a page, or of a folder of pages with all that is in it, its translations too.
 *
 * @param from path from the site's folder, likewise `to`
 * @throws VitrineError where there is nothing to move, or something in the way
 */
export function planMove(from: string, to: string, site: MoveSite): Plan {
  const files = movesOf(from, to, site);
  const all = filesOf(site);
  const readText = (file: string) => readFileSync(path.join(site.siteDir, file), 'utf8');
  const own = new Map(
    all.flatMap((file): [string, [old: string, now: string]][] => {
      const after = placeAfter(file, {files});
      const [old, now] = after === file ? [] : addressesOf([file, after], readText(file), site);
      return old !== undefined && now !== undefined && old !== now ? [[file, [old, now]]] : [];
    }),
  );
  const addresses = new Map(own.values());
  const moved = {files, addresses, exists: (file: string) => isFile(path.join(site.siteDir, file))};
  const texts = new Map<string, string>();
  for (const file of [...all, ...site.code]) {
    const text = readText(file);
    const isCode = site.code.includes(file);
    const mended = isCode ? mendAddresses(text, moved) : mendReferences(text, file, moved);
    const change = own.get(file);
    const written = change ? withRedirect(mended, ...change) : mended;
    if (written !== text) texts.set(placeAfter(file, moved), written);
  }
  return {files, addresses, texts};
}

/** Does what was planned; where something of it cannot be done, nothing of it. */
export function carryOut({files, texts}: Plan, siteDir: string): void {
  const undo: (() => void)[] = [];
  try {
    for (const [from, to] of files) undo.unshift(rename(from, to, siteDir));
    for (const [file, text] of texts) {
      const absolute = path.join(siteDir, file);
      const before = readFileSync(absolute, 'utf8');
      writeText(absolute, text);
      undo.unshift(() => writeText(absolute, before));
    }
  } catch (error) {
    takeBack(undo);
    throw error;
  }
}

/** One step that fails, as on a full disk, keeps no other from being taken back. */
function takeBack(undo: readonly (() => void)[]): void {
  for (const step of undo) {
    try {
      step();
    } catch {
      // What was told first says more.
    }
  }
}

/** @returns what takes it back */
function rename(from: string, to: string, siteDir: string): () => void {
  const [there, target] = [path.join(siteDir, from), path.join(siteDir, to)];
  // What lies in a folder that has moved has come along.
  const source = existsSync(there) ? there : path.join(path.dirname(target), path.basename(from));
  const made = mkdirSync(path.dirname(target), {recursive: true});
  const clear = () => {
    if (made !== undefined) removeFolders(path.dirname(target), made);
  };
  try {
    renameSync(source, target);
  } catch (error) {
    clear();
    throw error;
  }
  return () => {
    renameSync(target, source);
    clear();
  };
}

/** Empty folders, from the deepest up to, and with, the one that was made first. */
function removeFolders(deepest: string, first: string): void {
  for (let each = deepest; each.startsWith(first); each = path.dirname(each)) rmdirSync(each);
}

/** Of a page; nothing of what is none. */
function addressesOf(places: readonly string[], text: string, {folders}: MoveSite): string[] {
  return places.flatMap((file) => {
    const place = placeIn(file, folders);
    const isPage = PAGE.test(file) && !/(?:^|\/)_/.test(place?.below ?? '_');
    return place && isPage ? [addressOf(place.below, place.home, frontMatterOf(text))] : [];
  });
}

/** A page named like its folder stands for it, and goes on to do so. */
function movesOf(from: string, to: string, site: MoveSite): Map<string, string> {
  const [place, target] = [placeIn(from, site.folders), placeIn(to, site.folders)];
  const absolute = path.join(site.siteDir, from);
  if (!place || !existsSync(absolute))
    throw fault(
      from,
      'is no page or folder of pages',
      `name one of ${site.folders.map(({folder}) => folder).join(', ')}, or what is in it`,
    );
  if (!target) throw fault(to, 'lies in no folder of pages', 'name a place below docs');
  const isFolder = statSync(absolute).isDirectory();
  if (!isFolder && (!PAGE.test(from) || path.extname(to) !== path.extname(from))) {
    throw fault(to, `cannot take the place of ${from}`, 'write a page with its ending');
  }
  const pairs = [
    [from, to],
    ...place.home.translations.map((folder, i) => [
      `${folder}/${place.below}`,
      `${target.home.translations[i] ?? folder}/${target.below}`,
    ]),
  ].filter(([old = '']) => existsSync(path.join(site.siteDir, old))) as [string, string][];
  const taken = pairs.find(
    ([old, now]) => now.startsWith(`${old}/`) || existsSync(path.join(site.siteDir, now)),
  );
  if (taken) throw fault(taken[1], 'is in the way', 'move to a place where nothing is');
  return new Map(pairs.flatMap(([old, now]) => [[old, now], ...namesakes(old, now, site)]));
}

function namesakes(from: string, to: string, {siteDir}: MoveSite): [string, string][] {
  return ['.md', '.mdx']
    .map((ending): [string, string] => [
      `${from}/${path.basename(from)}${ending}`,
      `${to}/${path.basename(to)}${ending}`,
    ])
    .filter(([old]) => isFile(path.join(siteDir, old)));
}

/** All pages and files of code in folders of pages. */
function filesOf({siteDir, folders}: MoveSite): string[] {
  return folders
    .flatMap(({folder, translations}) => [folder, ...translations])
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
        .filter((file) => PAGE.test(file) || CODE.test(file)),
    )
    .sort();
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function fault(where: string, what: string, fix: string): VitrineError {
  return new VitrineError({where, what, fix});
}
