import {decodePath} from '../../_shared/site/addresses';
import {entryTitle, isExternal} from '../../_shared/site/entries';
import type {NavigationEntry, NavigationTrees} from '../../_shared/site/entries';
import type {FirstComponents, IndexedPage} from './types';

/** Where a page stands in its product's tree. */
interface Position {
  /** Number of the entry in the flattened tree. */
  order: number;
  /** What the tree calls the page. */
  label: string;
  section?: string;
}

/** Product → path without base URL and slashes at its ends → where its first entry stands. */
export type Positions = ReadonlyMap<string, ReadonlyMap<string, Position>>;

/** Where each entry of each tree stands. */
export function positionsOf(trees: NavigationTrees): Positions {
  return new Map(
    Object.entries(trees).map(([product, entries]) => {
      const positions = new Map<string, Position>();
      walk(entries, undefined, positions);
      return [product, positions];
    }),
  );
}

function walk(
  entries: readonly NavigationEntry[],
  section: string | undefined,
  positions: Map<string, Position>,
): void {
  for (const entry of entries) {
    const key = keyOf(entry.pathname);
    if (!isExternal(entry.pathname) && !positions.has(key)) {
      const place = {order: positions.size, label: entryTitle(entry)};
      positions.set(key, {...place, ...(section !== undefined && {section})});
    }
    walk(entry.children ?? [], entryTitle(entry), positions);
  }
}

/** Percent-encoded or not: trees may name a page whose file name has a space in either form. */
function keyOf(pathname: string): string {
  return decodePath(pathname.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, ''));
}

function positionOf({path, product}: IndexedPage, positions: Positions, baseUrl: string) {
  return positions.get(product)?.get(keyOf(path.slice(baseUrl.length)));
}

/**
 * All pages in order of address, each with its section where its tree has it in one. A component
 * page is called what its tree calls it: `title: React Button component` is for search engines.
 */
export function withSections(
  pages: readonly IndexedPage[],
  positions: Positions,
  baseUrl: string,
): IndexedPage[] {
  return pages
    .map((page) => {
      const {label, section} = positionOf(page, positions, baseUrl) ?? {};
      const title = page.kind === 'component' ? (label ?? page.title) : page.title;
      return {...page, title, ...(section !== undefined && {section})};
    })
    .sort(byPath);
}

/**
 * A product's component pages in the order of its tree; what the tree does not name comes last, by
 * title, as in a tree that is made of files: Button before Button group.
 */
export function componentPages(
  pages: readonly IndexedPage[],
  product: string,
  positions: Positions,
  baseUrl: string,
): IndexedPage[] {
  const order = (page: IndexedPage) =>
    positionOf(page, positions, baseUrl)?.order ?? Number.MAX_SAFE_INTEGER;
  return pages
    .filter((page) => page.product === product && page.kind === 'component')
    .sort((a, b) => order(a) - order(b) || byTitle(a, b));
}

/** How many components a start page shows: whole rows of two, of three and of four. */
const FIRSTS = 12;

/** The first of a product's component pages, for a page that shows some of them. */
export function firstComponents(pages: readonly IndexedPage[] = []): FirstComponents {
  return {pages: pages.slice(0, FIRSTS), count: pages.length};
}

function byTitle(a: IndexedPage, b: IndexedPage): number {
  const [first, second] = [a, b].map(({title}) => title.toLowerCase());
  return first === second ? byPath(a, b) : String(first) < String(second) ? -1 : 1;
}

/** By code unit: the order must not hang on the language of the machine. */
function byPath(a: IndexedPage, b: IndexedPage): number {
  return a.path < b.path ? -1 : 1;
}
