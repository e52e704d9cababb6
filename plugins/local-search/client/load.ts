import manifest from '@generated/local-search/default/manifest.json';
import {open, type Opened} from '../core/query/open';
import type {Manifest, Shard, ShardEntry, Terms} from '../core/types';

/** The versions that can be searched; in a part of a site its own, until {@link loadJoined} ends. */
export const SHARDS: ShardEntry[] = [...manifest.shards];

/** Who answers first, where the site has said so and the reader allows it. */
export const HOSTED: Manifest['hosted'] = manifest.hosted;

const loading = new Map<string, Promise<unknown>>();

/**
 * A version's records, ready for queries: loaded when first asked for, then kept.
 *
 * @returns rejected where the file is missing or torn; the next call tries again
 */
export function loadShard({file}: ShardEntry): Promise<Opened> {
  return kept(file, async () => open((await loadJson(file)) as Shard));
}

/** A part of the full text, likewise. */
export function loadPart(file: string): Promise<Terms> {
  return kept(file, async () => (await loadJson(file)) as Terms);
}

/**
 * The versions of the other parts of a site, where this page is of one part. Never rejected: what
 * cannot be loaded is not searched, and asked for again at the next query.
 */
export async function loadJoined(): Promise<void> {
  const {joined} = manifest;
  if (joined === undefined) return;
  const all = await kept(joined, async () => {
    const response = await fetch(joined);
    if (!response.ok) throw new Error(`${joined}: ${response.status}`);
    return (await response.json()) as {shards: ShardEntry[]};
  }).catch(() => undefined);
  if (all) SHARDS.splice(0, SHARDS.length, ...all.shards);
}

function kept<Value>(file: string, load: () => Promise<Value>): Promise<Value> {
  const known = loading.get(file) as Promise<Value> | undefined;
  if (known) return known;
  const made = load();
  loading.set(file, made);
  made.catch(() => loading.delete(file));
  return made;
}

async function loadJson(file: string): Promise<unknown> {
  const response = await fetch(manifest.folder + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}
