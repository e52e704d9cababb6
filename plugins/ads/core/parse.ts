import {webAddress} from './address';
import type {NetworkAd} from './types';

/**
 * The first ad in a network's answer that can be shown.
 *
 * @param answer whatever came; a list `[{statlink, image, company, description, statimp, pixel}]`,
 *   or `{ads: <such a list>}`
 * @param timestamp milliseconds, put into the addresses that count
 * @returns nothing where no entry has a link, a picture, a company and a description
 */
export function parseNetworkAnswer(answer: unknown, timestamp: number): NetworkAd | undefined {
  const list = isMap(answer) && 'ads' in answer ? answer.ads : answer;
  const ads: unknown[] = Array.isArray(list) ? list : [];
  return ads.map((entry) => parseAd(entry, timestamp)).find((ad) => ad !== undefined);
}

function parseAd(entry: unknown, timestamp: number): NetworkAd | undefined {
  if (!isMap(entry)) return undefined;
  const link = webAddress(entry.statlink);
  const img = webAddress(entry.image);
  const name = plainText(entry.company);
  const description = plainText(entry.description);
  if (!link || !img || !name || !description) return undefined;
  const seen = webAddress(entry.statimp);
  const impressions = [...(seen ? [seen] : []), ...pixels(entry.pixel, timestamp)];
  return {name, link, img, description, impressions};
}

/**
 * The addresses in a field that holds several, joined by `||`.
 *
 * @param timestamp stands for each `[timestamp]`
 * @returns none for what is no text; what is no address is left out
 */
export function pixels(pixel: unknown, timestamp: number): string[] {
  if (typeof pixel !== 'string') return [];
  const parts = pixel.replaceAll('[timestamp]', String(timestamp)).split('||');
  return parts.map(webAddress).filter((address) => address !== undefined);
}

/** Text on one line, or nothing; what looks like a tag or an entity stays the letters it is. */
function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
