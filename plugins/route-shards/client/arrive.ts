import globalData from '@generated/globalData';
import routes from '@generated/routes';
import {keyOf, lastNotAfter} from '../core/address';
import {addShard} from './addShard';

type List = typeof import('@generated/route-shards/list');

let list: Promise<List> | undefined;
const loaded = new Map<number, Promise<void>>();

/** Waits for what the page at an address is known by; at once where that is there. */
export async function arrive(address: string): Promise<void> {
  list ??= import(/* webpackChunkName: "route-shards" */ '@generated/route-shards/list');
  const known = list;
  try {
    const {firsts, loads} = await known;
    const at = lastNotAfter(firsts, keyOf(address));
    if (at >= 0) await load(loads, at);
  } catch (error) {
    // What was lost is asked for again.
    if (list === known) list = undefined;
    throw error;
  }
}

function load(loads: List['loads'], at: number): Promise<void> {
  const present = loaded.get(at);
  if (present) return present;
  const coming = (loads[at]?.() ?? Promise.reject(new Error(`No shard ${at}`))).then((shard) =>
    addShard(shard, routes, globalData),
  );
  loaded.set(at, coming);
  coming.catch(() => loaded.delete(at));
  return coming;
}
