import type {ShardEntry} from '../types';

/** Where a search looks: a version of a product, or the current versions of all. */
export type Scope = 'all' | Pick<ShardEntry, 'product' | 'version'>;

/** The version that a page belongs to: that with the longest root its address begins with. */
export function scopeOf(pathname: string, shards: readonly ShardEntry[]): Scope {
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const [own] = shards
    .filter(({root}) => address.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length);
  return own ? {product: own.product, version: own.version} : 'all';
}

/**
 * The shards of a scope, the preferred first: those of the reader's own product before the others,
 * which are in the order of the registry; of a product that is not read now the current version.
 *
 * @param own where the reader is
 */
export function shardsIn(
  scope: Scope,
  shards: readonly ShardEntry[],
  own: Scope = 'all',
): ShardEntry[] {
  if (scope !== 'all') return shards.filter((shard) => isIn(shard, scope));
  const wanted = shards.filter(
    (shard) => shard.version === 'current' || (own !== 'all' && isIn(shard, own)),
  );
  if (own === 'all') return wanted;
  return wanted.toSorted((a, b) => Number(isIn(b, own)) - Number(isIn(a, own)));
}

function isIn({product, version}: ShardEntry, scope: Exclude<Scope, 'all'>): boolean {
  return product === scope.product && version === scope.version;
}

/** The scope that an address asks for: `?product=material-ui`, `?product=all`, with `&version=v6`. */
export function askedScope(search: URLSearchParams, shards: readonly ShardEntry[]): Scope {
  const product = search.get('product') ?? 'all';
  const versions = shards.filter((shard) => shard.product === product);
  const version = search.get('version') ?? 'current';
  const [found = versions[0]] = versions.filter((shard) => shard.version === version);
  return found ? {product, version: found.version} : 'all';
}
