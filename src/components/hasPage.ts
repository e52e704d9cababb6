import routes from '@generated/routes';

type Routes = readonly {path?: string | string[] | undefined; routes?: Routes | undefined}[];

/** Made when a page first asks, once for all pages that a build renders. */
let known: ReadonlySet<string> | undefined;

/**
 * Whether the site has a page at an address, which every page knows.
 *
 * @param address with the site's base URL and a slash at its end
 */
export function hasPage(address: string): boolean {
  known ??= new Set(pathsOf(routes));
  return known.has(address);
}

function pathsOf(list: Routes): string[] {
  return list.flatMap(({path = [], routes: inner}) => (inner ? pathsOf(inner) : [path].flat()));
}
