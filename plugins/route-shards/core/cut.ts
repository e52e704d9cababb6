import {withoutTab} from '../../_shared/site/entries';
import {withSlash} from '../../_shared/site/addresses';
import {isPlain, keyOf} from './address';
import type {Shard, ShardPage, SourceRoute} from './types';

/** A shard ends where a folder does, from this many pages on. */
const FEWEST = 24;
/** And after this many, wherever that is. */
const MOST = 48;

/** Where a route stands in its list: routes that arrive later are put among the others by it. */
export interface KeptRoute extends SourceRoute {
  order: number;
  routes?: KeptRoute[] | undefined;
}

/** Routes that lead to others, and those that are asked by a pattern. */
export function keptRoutes(routes: readonly SourceRoute[]): KeptRoute[] {
  return routes.flatMap((route, order) =>
    isPage(route) ? [] : [{...route, order, routes: route.routes && keptRoutes(route.routes)}],
  );
}

/** Cuts the pages of a site into shards, in the order of their addresses. */
export function cutPages(routes: readonly SourceRoute[]): Shard[] {
  const pages = pagesOf(routes, []).map((page) => ({...page, key: keyOf(page.path)}));
  pages.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const shards: Shard[] = [];
  let last: {owner?: string; folder?: string} = {};
  for (const {key, ...page} of pages) {
    // A tab knows whether its page has others: they stay together.
    const owner = keyOf(withoutTab(withSlash(page.path)));
    const folder = owner.replace(/ [^ ]*$/, '');
    const count = shards.at(-1)?.pages.length ?? MOST;
    const isFull = count >= MOST || (count >= FEWEST && folder !== last.folder);
    if (isFull && owner !== last.owner) shards.push({first: key, pages: []});
    shards.at(-1)?.pages.push(page);
    last = {owner, folder};
  }
  return shards;
}

function pagesOf(routes: readonly SourceRoute[], around: readonly number[]): ShardPage[] {
  return routes.flatMap((route, order) => {
    const place = [...around, order];
    if (!isPage(route)) return pagesOf(route.routes ?? [], place);
    const {path, hash, attributes} = route;
    return [{path, hash, place, attributes: {...attributes}, parts: []}];
  });
}

/** A page that is found by its address alone. */
function isPage(route: SourceRoute): route is SourceRoute & {hash: string} {
  const {path, hash, exact, routes} = route;
  return exact === true && hash !== undefined && !routes && isPlain(path);
}
