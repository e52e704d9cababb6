/** Docusaurus' `routesChunkNames.json`: `<route>-<hash>` → chunk names, nested as its props are. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** Docusaurus' `client-manifest.json`, as far as it leads from a chunk's name to files. */
export interface ChunkManifest {
  /** Name of a chunk → ids of what has to be loaded with it. */
  origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Id → files by kind. */
  assets: Readonly<Record<string, Readonly<Record<string, readonly {file: string}[]>>>>;
}

/**
 * The scripts that a page of the build needs to come alive: its HTML does not name them, and
 * without them it is read, but its buttons do nothing.
 *
 * @param url the page's address
 * @returns paths, relative to the build's folder
 */
export function routeChunks(url: string, routes: RouteChunks, manifest: ChunkManifest): string[] {
  const names = Object.entries(routes)
    .filter(([route]) => isOnTheWay(route.replace(/-[^-]*$/, ''), url))
    .flatMap(([, chunks]) => leaves(chunks));
  const ids = names.flatMap((name) => manifest.origins[name] ?? []);
  const files = ids.flatMap((id) => Object.values(manifest.assets[id] ?? {}).flat());
  return [...new Set(files.map(({file}) => file))].sort();
}

/** Layouts are routes of their own, at the addresses that a page's begins with. */
function isOnTheWay(route: string, url: string): boolean {
  return (
    route === url || (route.split('/').length > 2 && url.startsWith(route.replace(/\/*$/, '/')))
  );
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
