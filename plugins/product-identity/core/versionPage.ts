import {withoutTab} from '../../_shared/entries';
import type {VersionPage} from './versionLinks';

/** The parts of a docs instance's global data that matter here. */
export interface DocsVersions {
  versions: readonly {
    path: string;
    isLast: boolean;
    docs: readonly {id: string; path: string}[];
  }[];
}

type PagePlace = Pick<VersionPage, 'activeHref' | 'currentHref' | 'alternates'>;

/**
 * Where a page stands among the versions of its product: the version it is in, and its address
 * in each of the others. A tab of a page counts as the page. A page that is no doc, as those of the
 * API, is the same one where the rest of its address is.
 *
 * @param pathname the page's path
 * @param start start page of the product's current version
 * @param docs the product's docs instance, `undefined` for a product without pages
 * @param hasPage whether the site has a page at an address, which ends with a slash
 */
export function versionPage(
  pathname: string,
  start: string,
  docs: DocsVersions | undefined,
  hasPage: (path: string) => boolean,
): PagePlace {
  const versions = docs?.versions ?? [];
  const page = withoutTab(withSlash(pathname));
  const active = versions
    .filter(({path}) => page.startsWith(withSlash(path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
  const id = active?.docs.find(({path}) => withSlash(path) === page)?.id;
  const rest = page.slice(withSlash(active?.path ?? '').length);
  const alternates: Record<string, string> = {};
  for (const {path, docs: candidates} of active ? versions : []) {
    const other = `${withSlash(path)}${rest}`;
    const isThere = id === undefined && hasPage(other);
    const address = isThere ? other : candidates.find((doc) => doc.id === id)?.path;
    if (address !== undefined) alternates[withSlash(path)] = withSlash(address);
  }
  const isOld = active !== undefined && !active.isLast;
  return {activeHref: isOld ? withSlash(active.path) : undefined, currentHref: start, alternates};
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
