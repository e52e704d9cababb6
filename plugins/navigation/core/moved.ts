import {withSlash} from '../../_shared/site/addresses';
import type {Moved} from '../../_shared/site/moved';
import type {Route} from './tabs';

/** A version of the docs, as far as its pages are compared with those of others. */
export interface VersionDocs {
  /** Address that its pages begin with. */
  path: string;
  docs: readonly {id: string; permalink: string}[];
}

/**
 * The docs that have another address in another version, or none there, by their permalink. What
 * makes the menu of versions finds all others by their address.
 *
 * @param others addresses of the site that are no docs
 */
export function movedDocs(
  versions: readonly VersionDocs[],
  others: readonly string[],
): Map<string, Moved> {
  const docs = versions.flatMap((version) => version.docs.map(({permalink}) => permalink));
  const known = new Set([...docs, ...others].map(withSlash));
  const entries = versions.flatMap((version) =>
    version.docs.map((doc) => [doc.permalink, movedFrom(doc, version, versions, known)] as const),
  );
  return new Map(entries.filter(([, moved]) => Object.keys(moved).length > 0));
}

function movedFrom(
  {id, permalink}: VersionDocs['docs'][number],
  own: VersionDocs,
  versions: readonly VersionDocs[],
  known: ReadonlySet<string>,
): Moved {
  const rest = withSlash(permalink).slice(withSlash(own.path).length);
  const moved: Record<string, string | null> = {};
  for (const {path, docs} of versions.filter((version) => version !== own)) {
    const expected = `${withSlash(path)}${rest}`;
    const found = docs.find((doc) => doc.id === id)?.permalink;
    const address = found === undefined ? null : withSlash(found);
    const isTold = address === null ? !known.has(expected) : address === expected;
    if (!isTold) moved[withSlash(path)] = address;
  }
  return moved;
}

/** The routes of an instance with the attribute that says where pages have moved to. */
export function withMoved(route: Route, moved: ReadonlyMap<string, Moved>): Route {
  const own = moved.get(route.path);
  return {
    ...route,
    ...(own && {moved: own}),
    ...(route.routes && {routes: route.routes.map((child) => withMoved(child, moved))}),
  };
}
