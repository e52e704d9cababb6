import {addressOf, isHashed} from './pages';
import type {BuiltPage, BuiltSite, OfflineProduct, OfflineSet, SetFile} from './types';

/** Makes a short text of a long one, equal for equal ones. */
export type Hash = (text: string) => string;

/** A product of the registry. */
export interface KnownProduct {
  id: string;
  name: string;
  /** Where its pages begin, without the base URL; the first is its start page. */
  routeRoots: readonly string[];
}

/** Folder of what a product is searched by, in a folder for each: no page names it. */
const SEARCH = 'assets/search/';

/** The products that have pages in this build, in the registry's order. */
export function builtProducts(site: BuiltSite, known: readonly KnownProduct[]): KnownProduct[] {
  return known.filter(({id}) => site.pages.some(({product}) => product === id));
}

/**
 * All that is needed to read a product offline: its pages, what they name, what their style sheets
 * name, and every script that no page names: those are loaded when they are asked for, and which
 * page asks for which is known to the bundler alone.
 *
 * @param wanted paths of further static files; one that ends with a slash, all files below it
 */
export function offlineSet(
  site: BuiltSite,
  {id, name}: KnownProduct,
  hash: Hash,
  wanted: readonly string[] = [],
): OfflineSet {
  const pages = site.pages.filter(({product}) => product === id);
  const named = pages.flatMap(({needs}) => needs);
  const styled = named.flatMap((path) => site.sheets.get(path) ?? []);
  const scripts = unnamedScripts(site);
  const further = wantedFiles(site, [...wanted, `/${SEARCH}${id}/`]);
  const paths = [...pages.map(({path}) => path), ...named, ...styled, ...scripts, ...further];
  const files = [...new Set(paths)].sort();
  // Changes whenever one of the product's pages does, as does what is made of the pages.
  const revision = hash(pages.map((page) => page.revision).join());
  const listed = files.map((path) => setFile(site, path, revision));
  const bytes = files.reduce((sum, path) => sum + (site.files.get(path)?.bytes ?? 0), 0);
  return {product: id, name, revision: hash(JSON.stringify(listed)), bytes, files: listed};
}

function setFile({files, baseUrl}: BuiltSite, path: string, ofPages: string): SetFile {
  const url = addressOf(path, baseUrl);
  const file = files.get(path);
  if (!file) return {url, revision: ofPages, optional: true};
  return {url, revision: isHashed(path) ? null : file.revision};
}

/** The scripts of the bundler that no page's HTML names: routes, demos, panels. */
function unnamedScripts({files, pages}: BuiltSite): string[] {
  const named = new Set(pages.flatMap(({needs}) => needs));
  return [...files.keys()].filter((path) => /^assets\/js\/.*\.js$/.test(path) && !named.has(path));
}

function wantedFiles({files}: BuiltSite, wanted: readonly string[]): string[] {
  const isWanted = (path: string) =>
    wanted.some((each) => (each.endsWith('/') ? `/${path}`.startsWith(each) : `/${path}` === each));
  return [...files.keys()].filter(isWanted);
}

/** A set as the list of products shows it. */
export function offlineProduct(
  site: BuiltSite,
  {id, name, routeRoots}: KnownProduct,
  {bytes}: OfflineSet,
): OfflineProduct {
  const isOwn = ({product}: BuiltPage) => product === id;
  const href = site.baseUrl + (routeRoots[0] ?? '/').slice(1);
  return {id, name, href, bytes, pages: site.pages.filter(isOwn).length};
}
