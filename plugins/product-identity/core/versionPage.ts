import {withSlash} from '../../_shared/site/addresses';
import {withoutTab} from '../../_shared/site/entries';
import type {Moved} from '../../_shared/site/moved';
import type {Version} from '../../_shared/site/product';
import type {VersionPage} from './versionLinks';

/** The pages of the site, by their address with a slash at its end. */
export type SitePages = ReadonlyMap<string, Moved>;

type PagePlace = Pick<VersionPage, 'activeHref' | 'currentHref' | 'alternates'>;

/**
 * Where a page stands among the versions of its product: the version it is in, and its address
 * in each of the others. That is the same below the version's start page, where the build does not
 * say otherwise. A tab of a page counts as the page.
 *
 * @param pathname the page's path
 * @param start start page of the product's current version
 * @param versions of the product; those whose address is below the start page are built here
 */
export function versionPage(
  pathname: string,
  start: string,
  versions: readonly Version[],
  pages: SitePages,
): PagePlace {
  const page = withoutTab(withSlash(pathname));
  const old = versions.flatMap(({href = ''}) => (isBelow(href, start) ? [withSlash(href)] : []));
  const active = [...old, start]
    .filter((root) => page.startsWith(root))
    .sort((a, b) => b.length - a.length)[0];
  const moved = pages.get(page);
  const alternates: Record<string, string> = {};
  for (const root of moved && active !== undefined ? [...old, start] : []) {
    const expected = `${root}${page.slice(active?.length)}`;
    const address = moved?.[root] === undefined ? expected : moved[root];
    if (address !== null && pages.has(address)) alternates[root] = address;
  }
  const isOld = active !== undefined && active !== start;
  return {activeHref: isOld ? active : undefined, currentHref: start, alternates};
}

function isBelow(href: string, start: string): boolean {
  return href !== start && href.startsWith(start);
}
