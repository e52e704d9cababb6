import {withSlash} from '../../_shared/site/addresses';
import type {ToldPage} from './llms';

/** A route of the site, as far as it tells of pages. */
export interface Route {
  path: string;
  modules?: unknown;
  props?: unknown;
  routes?: readonly Route[];
}

/**
 * The pages that show what several others do, as the tabs of a page do: one after the other.
 *
 * @param announced pages with the route data that they are made of
 */
export function composedPages(
  routes: readonly Route[],
  announced: readonly (ToldPage & {data?: string})[],
): ToldPage[] {
  const byData = new Map(announced.flatMap((page) => (page.data ? [[page.data, page]] : [])));
  return leavesOf(routes).flatMap(({path, modules, props}): ToldPage[] => {
    const {models} = Object(modules) as {models?: unknown};
    if (!Array.isArray(models)) return [];
    const parts = models.flatMap((data) => byData.get(String(data)) ?? []);
    const [first] = parts;
    if (!first) return [];
    const {page} = Object(props) as {page?: {title?: string}};
    const title = `${page?.title ?? first.title}: ${parts.map((part) => part.title).join(', ')}`;
    const text = parts.map((part) => part.text).join('\n');
    // Lists have each of its parts.
    return [{...first, permalink: path, title, isListed: false, text}];
  });
}

/** Addresses of the pages of the site that are none of those that are known. */
export function otherPages(
  routes: readonly Route[],
  known: readonly {permalink: string}[],
): string[] {
  const addresses = new Set(known.map(({permalink}) => withSlash(permalink)));
  const others = leavesOf(routes).map(({path}) => path);
  return [...new Set(others)].filter(
    (path) => !/[*:]|\/404\.html$/.test(path) && !addresses.has(withSlash(path)),
  );
}

function leavesOf(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));
}
