const PREFIX = 'vitrine-';

/** What a cache holds: pages of a release, hashed files, a saved product. */
export type CacheKind = 'pages' | 'assets' | 'saved';

/**
 * The name of a cache. The base URL stands at its end: the workers of two languages live on one
 * host, and neither may delete what the other keeps.
 *
 * @param detail release, or product and revision
 */
export function cacheName(kind: CacheKind, detail: string, baseUrl: string): string {
  return `${PREFIX}${kind}-${detail}@${baseUrl}`;
}

/** Whether a cache is one of this site's, of a kind where one is given. */
export function isOwnCache(name: string, baseUrl: string, kind: CacheKind | '' = ''): boolean {
  return name.startsWith(PREFIX + kind) && name.endsWith(`@${baseUrl}`);
}

/**
 * The product that a cache holds, of whatever revision, whole or not.
 *
 * @returns `undefined` where it holds something else
 */
export function productIn(name: string, baseUrl: string): string | undefined {
  if (!isOwnCache(name, baseUrl, 'saved')) return undefined;
  const detail = name.slice(`${PREFIX}saved-`.length, -`@${baseUrl}`.length);
  return detail.replace(/-[^-]*$/, '');
}
