import type {PageLink} from '../../page-reader/core/types';

/** An address with a protocol, one from the root, or a place in the page itself. */
const FIXED = /^(?:[a-z][a-z\d+.-]*:|\/|#|@site\/)/i;

/** What a relative link is relative to. */
export interface Base {
  /** Path of the page from the site's folder. */
  file: string;
  /** Address of the page. */
  permalink: string;
}

/**
 * Where a relative link leads, by file (`../grid/grid.md`) or by address (`../x/`).
 *
 * @param permalinks file from the site's folder → address, for all pages of the site
 * @returns `undefined` for a link that leads there from everywhere
 */
export function absoluteTarget(
  {target}: PageLink,
  {file, permalink}: Base,
  permalinks: ReadonlyMap<string, string>,
): string | undefined {
  if (target === '' || FIXED.test(target)) return undefined;
  const asFile = new URL(target, `file:///${encodeURI(file)}`);
  const known = permalinks.get(decodeURI(asFile.pathname).slice(1));
  if (known !== undefined) return known + asFile.search + asFile.hash;
  const {pathname, search, hash} = new URL(target, `file://${permalink}`);
  return pathname + search + hash;
}
