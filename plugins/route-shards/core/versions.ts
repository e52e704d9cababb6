import {withSlash} from '../../_shared/site/addresses';
import type {SourceRoute} from './types';

/**
 * The addresses beside its own that a page asks for: whether another version of its product has
 * it, under the same address below that version's root or where the build says that it moved to.
 *
 * @returns tells them of a page, as far as the site has them
 */
export function addressesAsked(
  routes: readonly SourceRoute[],
): (page: Pick<SourceRoute, 'path' | 'attributes'>) => string[] {
  const all = new Set(leavesOf(routes));
  const products = routes.map(({routes: versions = []}) =>
    versions.flatMap(({path, routes: below}) => (below ? [withSlash(path)] : [])),
  );
  return ({path, attributes}) => {
    const page = withSlash(path);
    const roots = products.find((each) => each.some((root) => page.startsWith(root))) ?? [];
    const own = roots.filter((root) => page.startsWith(root)).sort(byLength)[0] ?? '';
    const others = roots.filter((root) => root !== own);
    const expected = others.map((root) => root + page.slice(own.length));
    const asked = new Set([...expected, ...movedTo(attributes['moved'])]);
    return [...asked].filter((address) => address !== page && all.has(address));
  };
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

function movedTo(moved: unknown): string[] {
  return Object.values((moved ?? {}) as Record<string, string | null>).flatMap((to) => to ?? []);
}

function leavesOf(routes: readonly SourceRoute[]): string[] {
  return routes.flatMap(({path, routes: below}) => (below ? leavesOf(below) : [withSlash(path)]));
}
