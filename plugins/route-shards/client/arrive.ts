import globalData from '@generated/globalData';
import routes from '@generated/routes';
import {loadPartsBy} from './treeParts';
import {keyOf, lastNotAfter} from '../core/address';
import {addShard} from './addShard';
import {grow} from './trees';

type List = typeof import('@generated/route-shards/list');

/** Loads each thing once; what was lost is asked for again. */
function once<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const present = known.get(key);
    if (present) return present;
    const coming = load(key);
    known.set(key, coming);
    coming.catch(() => known.delete(key));
    return coming;
  };
}

const list = once<'list', List>(
  () => import(/* webpackChunkName: "route-shards" */ '@generated/route-shards/list'),
);

/** What a page is found by → the parts of its tree that it shows. */
const partsByPage = new Map<string, readonly number[]>();

const shard = once(async (at: number): Promise<void> => {
  const {loads} = await list('list');
  const pages = await loads[at]?.();
  if (!pages) return;
  addShard(pages, routes, globalData);
  for (const [path, , , , , parts] of pages.pages) if (parts) partsByPage.set(keyOf(path), parts);
});

const part = once(async (at: number): Promise<void> => {
  const {trees} = await list('list');
  const tree = await trees[at]?.();
  if (tree) grow(at, tree);
});

loadPartsBy(part);

/** Waits for what the page at an address is known by; at once where that is there. */
export async function know(address: string): Promise<void> {
  const {firsts} = await list('list');
  const at = lastNotAfter(firsts, keyOf(address));
  if (at >= 0) await shard(at);
}

/** Waits for that, and for the parts of its tree that the page shows. */
export async function arrive(address: string): Promise<void> {
  await know(address);
  await Promise.all((partsByPage.get(keyOf(address)) ?? []).map(part));
}
