import manifest from '@generated/local-search/default/manifest.json';
import {open, type Opened} from '../core/query/open';
import type {Manifest, Shard, ShardEntry, Terms} from '../core/types';

/** The versions that can be searched. */
export const SHARDS: readonly ShardEntry[] = manifest.shards;

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
