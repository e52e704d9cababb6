import {withSlash} from '../../_shared/site/addresses';
/** A page that the theme has for every site, as long as the site writes none at its address. */
export interface OwnPage {
  /** Below the base URL: `/versions/`. */
  path: string;
  title: string;
  description: string;
  component: string;
}

const OFFLINE: OwnPage = {
  path: '/offline/',
  title: 'Offline',
  description: 'What can be read without a network.',
  component: '@theme/OfflinePage',
};

/** What the theme's pages say of a site. */
interface PagedSite {
  title: string;
  tagline: string;
  /** Whether it can be read without a network. */
  isKept: boolean;
  /** Whether the pages of a product begin at `/`. */
  isRooted: boolean;
}

/** The pages that the theme has. */
function ownPages({title, tagline, isKept, isRooted}: PagedSite): OwnPage[] {
  const home = {path: '/', title, description: tagline || title, component: '@theme/HomePage'};
  return [
    ...(isRooted ? [] : [home]),
    {
      path: '/versions/',
      title: 'Versions',
      description: 'Every version of every product.',
      component: '@theme/VersionsPage',
    },
    {
      path: '/search/',
      title: 'Search',
      description: 'Search all products, and a plain list of all pages of each.',
      component: '@theme/SearchPage',
    },
    ...(isKept ? [OFFLINE] : []),
  ];
}

/** The pages of a site that are no docs: those that it says something of, and the theme's. */
export function allPages<P extends {path: string}>(
  written: readonly P[],
  site: PagedSite,
): (P | Omit<OwnPage, 'component'>)[] {
  const own = ownPages(site).map(({component: _component, ...page}) => page);
  return [...own.filter(({path}) => !written.some((page) => page.path === path)), ...written];
}

/** What nobody has written: those at whose address there is no other page. */
export function missingPages(
  permalinks: readonly string[],
  {baseUrl, ...site}: PagedSite & {baseUrl: string},
): OwnPage[] {
  const addresses = permalinks.map(withSlash);
  return ownPages(site)
    .map((page) => ({...page, path: `${baseUrl.replace(/\/$/, '')}${page.path}`}))
    .filter(({path}) => !addresses.includes(withSlash(path)));
}
