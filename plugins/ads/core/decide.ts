import {isSampled} from './draw';
import type {Placement} from './types';

/**
 * What calls itself a machine. `HeadlessChrome` on its own is left out on purpose, and nobody looks
 * at `navigator.webdriver`: a browser by which the site's owner watches the site must see what
 * readers see, or what an ad does to a page goes unseen. The `Cubot` is a telephone.
 */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|archiver|lighthouse|pagespeed|prerender|mediapartners|facebookexternalhit/i;

/** Whether a program that reads for an index or a report, not a person, is at the page. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

/** What is known of a page while it is rendered. */
export interface RenderedPage {
  isDevelopment: boolean;
  /** Its front matter's `disableAd`. */
  disableAd: boolean;
}

/** Whether a page keeps room for an ad: whether there could ever be one. */
export function keepsRoom({isDevelopment, disableAd}: RenderedPage, placement: Placement): boolean {
  if (isDevelopment || disableAd || placement.frequency === 0) return false;
  return placement.network !== null || placement.house.length > 0;
}

/**
 * Whether this view of a page shows an ad.
 *
 * @param page where it would stand
 * @param reader who would see it
 * @param draws `frequency`, the share of views that show one, and a `draw` from 0 up to 1
 */
export function decide(
  {isDevelopment, disableAd}: RenderedPage,
  {userAgent}: {userAgent: string},
  {frequency, draw}: {frequency: number; draw: number},
): boolean {
  return !isDevelopment && !disableAd && !isBot(userAgent) && isSampled(frequency, draw);
}
