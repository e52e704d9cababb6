import {isNamed} from '../../_shared/site/builtIn';
import type {Address, Route} from './tabs';

/** Whether the page at an address, with base URL, is made. */
export type IsKept = (permalink: string) => boolean;

/** What of a docs instance other plugins read. */
interface Pages<Version> {
  loadedVersions: readonly Version[];
  addresses?: Address[];
}

/** @param patterns addresses without base URL; `undefined`: all pages are made */
export function keeper(patterns: readonly string[] | undefined, baseUrl: string): IsKept {
  if (patterns === undefined) return () => true;
  return (permalink) => isNamed(`/${permalink.slice(baseUrl.length)}`, patterns);
}

/** The pages that are made: of all others only the tree knows, which other plugins do not read. */
export function keptPages<Version extends {docs: {permalink: string}[]}>(
  {loadedVersions, addresses = []}: Pages<Version>,
  isKept: IsKept,
): {loadedVersions: Version[]; addresses: Address[]} {
  return {
    loadedVersions: loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.filter(({permalink}) => isKept(permalink)),
    })),
    addresses: addresses.filter(({pathname}) => isKept(pathname)),
  };
}

/** The route of an instance, with the pages that are made; not changed. */
export function withKept(route: Route, isKept: IsKept): Route {
  if (route.routes === undefined) return route;
  const routes = route.routes
    .filter(({path, routes: inner}) => inner !== undefined || isKept(path))
    .map((child) => withKept(child, isKept));
  return {...route, routes: routes.filter(({routes: inner}) => inner?.length !== 0)};
}
