import {readConsent} from '../../_shared/client';
import {ask} from '../core/query/ask';
import {partsOf} from '../core/query/fullText';
import {shardsIn, type Scope} from '../core/query/scope';
import {GOOD, search, type Answer, type Source} from '../core/query/search';
import type {Found, ShardEntry} from '../core/types';
import {HOSTED, loadJoined, loadPart, loadShard, SHARDS} from './load';

/** What was found, and where. */
export interface Results extends Answer {
  query: string;
  /** Other products were looked into, too, and have better answers. */
  isWidened: boolean;
  /** Some of the index could not be loaded: there may be more. */
  isPartial: boolean;
}

/** What another product has must be better by so much. */
const FARTHER = 150;
/** Shorter words mean too much in all products. */
const SHORTEST = 3;

/**
 * Looks for what was typed.
 *
 * @param own where the reader is, whose answers come first where all products are searched
 * @param limit the most answers
 * @returns rejected where nothing of the index can be loaded
 */
export async function find(
  query: string,
  scope: Scope,
  own: Scope,
  limit: number,
): Promise<Results> {
  await loadJoined();
  const hosted = await findHosted(query, scope, limit);
  const answer =
    hosted.length > 0
      ? {found: hosted, corrected: undefined, nearest: [], isPartial: false}
      : await findAmong(query, shardsIn(scope, SHARDS, own), limit);
  return {...answer, query, isWidened: false};
}

/** What a hosted search has; nothing goes there, nor is its code loaded, before the reader allows it. */
async function findHosted(query: string, scope: Scope, limit: number): Promise<Found[]> {
  if (!HOSTED || query.trim() === '' || readConsent() !== 'analytics') return [];
  const code = await import('./hosted').catch(() => undefined);
  return code ? code.askHosted(HOSTED, SHARDS, {query, scope, limit}) : [];
}

/** Whether other products may have something better than what one has. */
export function mayWiden({query, found, corrected}: Results, scope: Scope): boolean {
  if (scope === 'all' || ask(query).key.length < SHORTEST) return false;
  return corrected !== undefined || (found[0]?.score ?? 0) < GOOD;
}

/** The same with what the other products have, where that is better; never rejected. */
export async function widen(results: Results, scope: Scope, limit: number): Promise<Results> {
  const own = scope === 'all' ? undefined : scope.product;
  const others = shardsIn('all', SHARDS).filter(({product}) => product !== own);
  // Only a help: what was found is shown whether or not the others can be loaded.
  const more = await findAmong(results.query, others, limit).catch(() => undefined);
  const found = (more?.found ?? []).map((one) => ({...one, score: one.score - FARTHER}));
  const isBetter = (found[0]?.score ?? 0) > (results.found[0]?.score ?? 0);
  if (!isBetter || more?.corrected !== undefined) return results;
  const all = [...found, ...results.found].sort((a, b) => b.score - a.score);
  return {...results, found: all.slice(0, limit), corrected: undefined, isWidened: true};
}

async function findAmong(
  query: string,
  entries: readonly ShardEntry[],
  limit: number,
): Promise<Answer & {isPartial: boolean}> {
  const loaded = await settled(entries.map((entry) => loadSource(entry, query)));
  if (loaded.values.length === 0 && entries.length > 0) throw new Error('No index');
  const isPartial = loaded.isPartial || loaded.values.some((one) => one.isPartial);
  return {...search(query, loaded.values, limit), isPartial};
}

/** A shard with what the query needs of its full text. */
async function loadSource(
  entry: ShardEntry,
  query: string,
): Promise<Source & {isPartial: boolean}> {
  const opened = await loadShard(entry);
  const parts = partsOf(ask(query), opened.shard.text);
  const {values: terms, isPartial} = await settled(parts.map(loadPart));
  return {opened, terms, isPartial};
}

async function settled<Value>(
  promises: readonly Promise<Value>[],
): Promise<{values: Value[]; isPartial: boolean}> {
  const results = await Promise.allSettled(promises);
  const values = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {values, isPartial: values.length < promises.length};
}
