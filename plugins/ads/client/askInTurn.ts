import type {Ad, NetworkAd} from '../core/types';
import type {Provider} from './providers';

/** What a provider came up with. */
export interface Found {
  provider: Provider;
  /** The element that was the provider's own; it is in the page. */
  place: HTMLElement;
  content: Ad | NetworkAd | HTMLElement;
}

/**
 * Asks providers one after the other, until one has an ad.
 *
 * @param room where each gets a fresh place; that of one that failed is gone, and whatever comes
 *   late writes into an element that is nowhere
 * @param timeout milliseconds for each
 * @param left aborted when the reader leaves the page
 * @returns nothing where none has an ad; the room is empty then
 */
export async function askInTurn(
  providers: readonly Provider[],
  room: HTMLElement,
  timeout: number,
  left: AbortSignal,
): Promise<Found | undefined> {
  for (const provider of providers) {
    if (left.aborted) break;
    const place = document.createElement('div');
    room.replaceChildren(place);
    try {
      const content = await inTime(timeout, left, (signal) => provider.load(place, signal));
      return {provider, place, content};
    } catch {
      // On purpose: why a network has no ad is no news to the reader, and the next one is asked.
    }
  }
  room.replaceChildren();
  return undefined;
}

/** The result of some work, or a rejection as soon as its time is over or the reader has left. */
async function inTime<Result>(
  timeout: number,
  left: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const signal = AbortSignal.any([late.signal, left]);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time is over.')));
  });
  try {
    return await Promise.race([work(signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
