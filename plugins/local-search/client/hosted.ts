import {readAnswer, type Hit} from '../core/hosted/answer';
import {foundOf} from '../core/hosted/found';
import {requestOf} from '../core/hosted/request';
import type {Scope} from '../core/query/scope';
import type {Found, Manifest, ShardEntry} from '../core/types';

/** How long an answer may take, in ms: who types has the next letter by then. */
const LIMIT_MS = 1500;
/** Time without a key before anything is asked, in ms: each request is paid for. */
const PAUSE_MS = 120;
/** How long a service that has failed is left alone, in ms. */
const REST_MS = 60_000;

type Hosted = NonNullable<Manifest['hosted']>;

let latest: AbortController | undefined;
let restsUntil = 0;

/**
 * Asks the hosted search. Of calls that follow each other at once, only the last one is sent.
 *
 * @returns empty where it has nothing, fails, is slow, or answers what cannot be read: never
 *   rejected, as the site's own index answers then
 */
export async function askHosted(
  hosted: Hosted,
  shards: readonly ShardEntry[],
  {query, scope, limit}: {query: string; scope: Scope; limit: number},
): Promise<Found[]> {
  latest?.abort();
  const turn = new AbortController();
  latest = turn;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (turn.signal.aborted || Date.now() < restsUntil) return [];
  const site = {origins: [window.location.origin, new URL(hosted.site).origin], shards};
  const stop = setTimeout(() => turn.abort(), LIMIT_MS);
  const askIn = async (where: Scope) => {
    const request = requestOf(hosted, query, where, limit);
    return foundOf(await loadHits(hosted, request, turn.signal), scope, site, limit);
  };
  try {
    // An index whose records have no field for the product finds nothing by it, or refuses it.
    const found = scope === 'all' ? [] : await askIn(scope).catch(() => []);
    return found.length > 0 ? found : await askIn('all');
  } catch {
    if (latest === turn) restsUntil = Date.now() + REST_MS;
    return [];
  } finally {
    clearTimeout(stop);
  }
}

async function loadHits(
  {provider}: Hosted,
  {url, headers, body}: ReturnType<typeof requestOf>,
  signal: AbortSignal,
): Promise<Hit[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body,
    credentials: 'omit',
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return readAnswer(provider, await response.json());
}
