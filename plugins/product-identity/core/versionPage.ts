import type {VersionPage} from './versionLinks';

/** The parts of a docs instance's global data that matter here. */
export interface DocsVersions {
  versions: readonly {
    path: string;
    isLast: boolean;
    docs: readonly {id: string; path: string}[];
  }[];
}

/** Segments after a page's address that are tabs of the same page. */
const TAB = /(?:components-api|hooks-api)\/?$/;

type PagePlace = Pick<VersionPage, 'activeHref' | 'currentHref' | 'alternates'>;

/**
 * Where a page stands among the versions of its product: the version it is in, and its address
 * in each of the others. A tab of a page counts as the page.
 *
 * @param pathname the page's path
 * @param start start page of the product's current version
 * @param docs the product's docs instance, `undefined` for a product without pages
 */
export function versionPage(
  pathname: string,
  start: string,
  docs: DocsVersions | undefined,
): PagePlace {
  const versions = docs?.versions ?? [];
  const page = withSlash(pathname).replace(TAB, '');
  const active = versions
    .filter(({path}) => page.startsWith(withSlash(path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
  const id = active?.docs.find(({path}) => withSlash(path) === page)?.id;
  const alternates: Record<string, string> = {};
  for (const version of versions) {
    const doc = version.docs.find((candidate) => candidate.id === id);
    if (doc) alternates[withSlash(version.path)] = withSlash(doc.path);
  }
  const isOld = active !== undefined && !active.isLast;
  return {activeHref: isOld ? withSlash(active.path) : undefined, currentHref: start, alternates};
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
