import {cacheName, productIn} from '../../core/cacheNames';
import type {OfflineSet, SaveReport, SaveResult, SetFile} from '../../core/types';

/** How many files are fetched at a time. */
const AT_ONCE = 6;

/** How long a file may take, in milliseconds: one that never comes must not hold up the others. */
const FILE_MS = 20_000;

/** What saving works with. */
export interface Shelf {
  caches: CacheStorage;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  baseUrl: string;
}

/** A product that is kept whole. */
interface SavedSet {
  cache: Cache;
  set: OfflineSet;
}

/** The list stands in the cache too, put there last: a cache without it is not whole. */
function listUrl(product: string, baseUrl: string): string {
  return `${baseUrl}offline/${product}.json`;
}

/**
 * Keeps everything of a product. What was kept of another release stays, and answers, until the
 * new files are all there; what is the same in both is not loaded again.
 *
 * @param report told after each file
 * @returns how it ended; it never rejects
 */
export async function saveSet(
  shelf: Shelf,
  product: string,
  report: (report: SaveReport) => void,
): Promise<SaveResult> {
  const set = await loadList(shelf, product);
  if (typeof set === 'string') return {state: 'failed', reason: set};
  try {
    const name = cacheName('saved', `${product}-${set.revision}`, shelf.baseUrl);
    const cache = await shelf.caches.open(name);
    const missing = await fill(shelf, cache, set, report);
    if (missing > 0) return {state: 'incomplete', missing};
    await cache.put(listUrl(product, shelf.baseUrl), new Response(JSON.stringify(set)));
    await deleteSets(shelf, product, name);
    return {state: 'saved'};
  } catch {
    return {state: 'failed', reason: 'storage'};
  }
}

async function loadList(
  {fetch, baseUrl}: Shelf,
  product: string,
): Promise<OfflineSet | 'unknown' | 'network'> {
  try {
    const signal = AbortSignal.timeout(FILE_MS);
    const response = await fetch(listUrl(product, baseUrl), {cache: 'no-store', signal});
    if (response.ok) return (await response.json()) as OfflineSet;
    return response.status === 404 ? 'unknown' : 'network';
  } catch {
    return 'network';
  }
}

/** Puts all files of a set into a cache; returns how many could not be had. */
async function fill(
  shelf: Shelf,
  cache: Cache,
  {product, files}: OfflineSet,
  report: (report: SaveReport) => void,
): Promise<number> {
  const old = (await savedSets(shelf)).filter(({set}) => set.product === product);
  const waiting = [...files];
  let [done, missing] = [0, 0];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (!(await keep(shelf, cache, file, old))) missing += 1;
      done += 1;
      report({done, total: files.length});
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return missing;
}

/** Whether the cache holds a file now. Only a storage that refuses rejects. */
async function keep(
  {caches, fetch}: Shelf,
  cache: Cache,
  {url, revision, optional}: SetFile,
  old: readonly SavedSet[],
): Promise<boolean> {
  // A cache is named by the hash of its list: what is there already is of the right revision.
  if (await cache.match(url)) return true;
  const same = old.find(({set}) =>
    set.files.some((file) => file.url === url && file.revision === revision),
  );
  const copy = same ? await same.cache.match(url) : undefined;
  const hashed = revision === null ? await caches.match(url) : undefined;
  const response = copy ?? hashed ?? (await tryFetch(fetch, url, revision));
  if (response?.ok) await cache.put(url, response);
  return response !== undefined && (response.ok || (optional === true && response.status === 404));
}

async function tryFetch(
  fetch: Shelf['fetch'],
  url: string,
  revision: string | null,
): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(FILE_MS);
    const response = await fetch(url, {
      cache: revision === null ? 'default' : 'no-cache',
      signal,
    });
    return response.ok ? await whole(response) : response;
  } catch {
    return undefined;
  }
}

/**
 * A response with all of its body, which may stop half way. Made anew: one that was redirected must
 * not answer a navigation, browsers refuse it.
 */
async function whole(response: Response): Promise<Response> {
  const {status, statusText, headers} = response;
  return new Response(await response.blob(), {status, statusText, headers});
}

/** The products that are kept whole. */
export async function savedSets(shelf: Shelf): Promise<SavedSet[]> {
  const whole = await wholeCaches(shelf);
  return Promise.all(
    whole.map(async ({cache, list}) => ({cache, set: (await list.json()) as OfflineSet})),
  );
}

/** The caches that have their list, newest last. */
async function wholeCaches({caches, baseUrl}: Shelf): Promise<{cache: Cache; list: Response}[]> {
  const found = (await caches.keys()).map(async (name) => {
    const product = productIn(name, baseUrl);
    if (product === undefined) return [];
    const cache = await caches.open(name);
    const list = await cache.match(listUrl(product, baseUrl));
    return list ? [{cache, list}] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Deletes what is kept of a product, but for one cache where one is named. */
export async function deleteSets(
  {caches, baseUrl}: Shelf,
  product: string,
  except = '',
): Promise<void> {
  const names = (await caches.keys()).filter((name) => productIn(name, baseUrl) === product);
  await Promise.all(names.filter((name) => name !== except).map((name) => caches.delete(name)));
}

/** A file of a saved product. A storage that fails has none. */
export async function findSaved(shelf: Shelf, path: string): Promise<Response | undefined> {
  try {
    for (const {cache} of await wholeCaches(shelf)) {
      const found = await cache.match(path, {ignoreVary: true});
      if (found) return found;
    }
  } catch {
    // Nothing is kept then, as far as anybody can tell.
  }
  return undefined;
}
