import {isNamed} from '../../_shared/site/builtIn';
import type {Address, Route} from './tabs';

/** Whether the page at an address, with base URL, is made. */
export type IsKept = (permalink: string) => boolean;

/** A version, as far as its pages go. */
interface Pages {
  docs: {permalink: string}[];
}

/** What a docs instance has loaded. */
interface Loaded<Version extends Pages> {
  loadedVersions: Version[];
  addresses?: Address[];
  /** The versions with the pages that are not made, too. */
  whole?: Version[];
}

/** @param patterns addresses without base URL; `undefined`: all pages are made */
export function keeper(patterns: readonly string[] | undefined, baseUrl: string): IsKept {
  if (patterns === undefined) return () => true;
  return (permalink) => isNamed(`/${permalink.slice(baseUrl.length)}`, patterns);
}

/**
 * The content with the pages that are made, for all plugins that read it. Of all others only the
 * tree knows, for which the whole is kept.
 */
export function withPart<Version extends Pages, Content extends Loaded<Version>>(
  content: Content & Loaded<Version>,
  isKept: IsKept,
): Content {
  const {loadedVersions, addresses = []} = content;
  return {
    ...content,
    whole: loadedVersions,
    loadedVersions: loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.filter(({permalink}) => isKept(permalink)),
    })),
    addresses: addresses.filter(({pathname}) => isKept(pathname)),
  };
}

/** The content with all pages, as it was loaded. */
export function wholeOf<Version extends Pages, Content extends Loaded<Version>>(
  content: Content & Loaded<Version>,
): Content {
  return {...content, loadedVersions: content.whole ?? content.loadedVersions};
}

/** The route of an instance, with the pages that are made; not changed. */
export function withKept(route: Route, isKept: IsKept): Route {
  if (route.routes === undefined) return route;
  const routes = route.routes
    .filter(({path, routes: inner}) => inner !== undefined || isKept(path))
    .map((child) => withKept(child, isKept));
  return {...route, routes: routes.filter(({routes: inner}) => inner?.length !== 0)};
}
