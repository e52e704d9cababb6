import {SIDEBAR} from './tabs';
import type {Address, Route} from './tabs';

/** Theme component of the page. */
const COMPONENT = '@theme/OverviewPage';

/**
 * Adds a page made of the tree where nothing answers the root of a version: a product's name leads
 * there.
 *
 * @param route the instance's route; not changed
 * @param isPage whether an address is a page of the version
 * @param root of the version, with the site's base URL
 */
function withOverview(route: Route, isPage: (path: string) => boolean, root: string): Route {
  if (route.routes === undefined) return route;
  if (!route.routes.some(({path}) => isPage(path))) {
    return {...route, routes: route.routes.map((child) => withOverview(child, isPage, root))};
  }
  const page: Route = {
    path: `${root.replace(/\/$/, '')}/`,
    component: COMPONENT,
    exact: true,
    sidebar: SIDEBAR,
    props: {page: {permalink: root}},
  };
  return {...route, routes: [...route.routes, page]};
}

/** A version without a page at its root. */
interface Rootless {
  root: string;
  /** Addresses of its pages. */
  permalinks: string[];
}

/** The versions that have pages, and none at their root. */
function rootless(
  versions: readonly {versionName: string; docs: {permalink: string}[]}[],
  rootOf: (version: string) => string,
): Rootless[] {
  const bare = (path: string) => path.replace(/\/$/, '');
  return versions
    .map(({versionName, docs}) => ({
      root: rootOf(versionName),
      permalinks: docs.map(({permalink}) => permalink),
    }))
    .filter(
      ({root, permalinks}) => permalinks.length > 0 && !permalinks.map(bare).includes(bare(root)),
    );
}

/** The same for several versions. */
function withOverviews(route: Route, found: readonly Rootless[]): Route {
  return found.reduce(
    (all, {root, permalinks}) => withOverview(all, (path) => permalinks.includes(path), root),
    route,
  );
}

/** The address of such a page, as the duplicate rule wants it. */
export function overviewAddress(root: string, product: string): Address {
  return {pathname: `${root.replace(/\/$/, '')}/`, source: `overview of ${product}`};
}

type Versions = Parameters<typeof rootless>[0];

/**
 * The start pages that an instance lacks.
 *
 * @param isAsked whether they are made: those of a product's first root, where nothing else answers
 */
export function overviewsOf(isAsked: boolean, rootOf: (version: string) => string) {
  const withoutRoot = (versions: Versions) => (isAsked ? rootless(versions, rootOf) : []);
  return {
    withoutRoot,
    overviews: (versions: Versions) => (route: Route) =>
      withOverviews(route, withoutRoot(versions)),
  };
}
