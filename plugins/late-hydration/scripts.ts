import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  addressOf,
  CHUNK_FILES,
  filesOf,
  leaves,
  routeChunks,
  SHARD_LIST,
} from '../_shared/loading/routeChunks';
import type {ChunkManifest, PageShards, RouteChunks} from '../_shared/loading/routeChunks';
import {PAGE_ROOT} from './core/header';
import type {LateTags} from './core/template';

/**
 * By the address of each page, the scripts that it alone needs, those of them that its header needs,
 * which asks what the page is known by, and those of its demos.
 *
 * @param folder what Docusaurus generates into
 */
export function scriptsOfPages(folder: string): Pick<LateTags, 'chunks' | 'headers' | 'demos'> {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const readIfThere = (file: string) => (existsSync(path.join(folder, file)) ? read(file) : {});
  const routes = read(CHUNK_FILES.routes) as RouteChunks;
  const shards = readIfThere(CHUNK_FILES.shards) as PageShards;
  const demos = readIfThere(CHUNK_FILES.demos) as Record<string, string[]>;
  const manifest = read(CHUNK_FILES.manifest) as ChunkManifest;
  const chunksOf = routeChunks(routes, manifest, shards);
  const knownBy = (page: string) => {
    const [shard] = shards[page] ?? [];
    return shard === undefined ? [] : filesOf(manifest, [SHARD_LIST, shard]);
  };
  const isScript = (file: string) => file.endsWith('.js');
  // It is listed with all parts of pages that share something with it.
  const roots = filesOf(manifest, [PAGE_ROOT]).filter((file) => file.includes(`/${PAGE_ROOT}.`));
  const scriptsOf = (page: string) => [...new Set([...roots, ...chunksOf(page)].filter(isScript))];
  const pages = new Set(Object.keys(routes).map(addressOf));
  const chunks = new Map([...pages].map((page) => [page, scriptsOf(page)]));
  const entries = Object.entries(routes).map(([key, names]) => {
    const page = addressOf(key);
    const own = chunks.get(page) ?? [];
    const needed = leaves(names).flatMap((name) => demos[name] ?? []);
    return [page, needed.filter((file) => !own.includes(file))] as const;
  });
  const headers = new Map([...pages].map((page) => [page, knownBy(page).filter(isScript)]));
  return {chunks, headers, demos: new Map(entries.filter(([, needed]) => needed.length > 0))};
}
