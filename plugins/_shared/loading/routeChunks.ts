/** Docusaurus' `routesChunkNames.json`: `<route>-<hash>` → chunk names, nested as its props are. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** Docusaurus' `client-manifest.json`, as far as it leads from a chunk's name to files. */
export interface ChunkManifest {
  /** Name of a chunk → ids of what has to be loaded with it. */
  origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Id → files by kind. */
  assets: Readonly<Record<string, Readonly<Record<string, readonly {file: string}[]>>>>;
}

/** Address of a page → names of the chunks that it is known by: the plugin route-shards writes it. */
export type PageShards = Readonly<Record<string, readonly string[]>>;

/** Where they are kept, in the folder of what Docusaurus generates; the last two may be missing. */
export const CHUNK_FILES = {
  routes: 'routesChunkNames.json',
  manifest: 'client-manifest.json',
  shards: 'route-shards/pages.json',
  demos: 'demos/scripts.json',
} as const;

/** The chunk that leads to those of pages. */
export const SHARD_LIST = 'route-shards';

/**
 * The scripts that pages of the build need to come alive, beside those of all pages: without them a
 * page is read, but its buttons do nothing.
 *
 * @returns tells those of a page by its address: paths, relative to the build's folder, in order
 */
export function routeChunks(
  routes: RouteChunks,
  manifest: ChunkManifest,
  shards: PageShards = {},
): (url: string) => string[] {
  const [pages, layouts] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [key, chunks] of Object.entries(routes)) {
    const route = addressOf(key);
    // A page that was written: another may stand below its address.
    const kind = Object.hasOwn(Object(chunks) as object, 'content') ? pages : layouts;
    kind.set(route, [...(kind.get(route) ?? []), ...leaves(chunks)]);
  }
  return (url) => {
    const known = shards[url] ? [SHARD_LIST, ...shards[url]] : [];
    const around = routesOnTheWay(url).flatMap((route) => layouts.get(route) ?? []);
    return filesOf(manifest, [...known, ...around, ...(pages.get(url) ?? [])]);
  };
}

/** @param names of chunks; there may be none of that name @returns paths, once each, in order */
export function filesOf({origins, assets}: ChunkManifest, names: readonly string[]): string[] {
  const ids = new Set(names.flatMap((name) => origins[name] ?? []));
  const files = [...ids].flatMap((id) => Object.values(assets[id] ?? {}).flat());
  return [...new Set(files.map(({file}) => file))].sort();
}

/** @param key of {@link RouteChunks} */
export function addressOf(key: string): string {
  return key.replace(/-[^-]*$/, '');
}

/** Layouts are routes of their own, at the addresses that a page's begins with; not the site's. */
function routesOnTheWay(url: string): string[] {
  const ends = [...url.matchAll(/\//g)].map(({index}) => index).slice(1);
  const layouts = ends.flatMap((end) => [url.slice(0, end), url.slice(0, end + 1)]);
  return [...new Set([...layouts, url])];
}

/** The texts in a value, however deep. */
export function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
