import {parseNetworkAnswer} from '../../core/parse';
import type {JsonNetwork, NetworkAd} from '../../core/types';
import type {Provider} from './types';

/** What the provider does outside the page. */
export interface Wire {
  fetch: typeof fetch;
  /** Loads a picture; rejects where it cannot be had. */
  loadImage: (src: string) => Promise<unknown>;
  /** Milliseconds of the clock. */
  now: () => number;
}

/**
 * A network that answers with a list of ads. An ad whose picture is blocked is no ad: a card with
 * a hole in it is what a blocker would leave.
 */
export function jsonNetwork({url}: JsonNetwork, {fetch, loadImage, now}: Wire): Provider {
  return {
    name: 'json',
    async load(_place, signal): Promise<NetworkAd> {
      const response = await fetch(url, {signal, credentials: 'omit'});
      if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
      const ad = parseNetworkAnswer(await response.json(), now());
      if (!ad) throw new Error(`${url} has no ad.`);
      await loadImage(ad.img);
      return ad;
    },
  };
}
