import type {Ad, NetworkAd} from '../../core/types';

/** One source of ads. Those that are asked for one page are asked in turn, until one has an ad. */
export interface Provider {
  /** Label of the events of an element, which has no name of its own. */
  readonly name: string;
  /**
   * Finds an ad.
   *
   * @param place an empty element in the page, not yet visible, for this provider alone: what it
   *   leaves there is removed with it when it fails, and when it comes too late
   * @param signal aborted when the reader leaves the page, and when the time is over
   * @returns data, of which the plugin makes a card; or an element that stands in the place already
   * @throws anything (as a rejection) where it has no ad; the next provider is asked then
   */
  load(place: HTMLElement, signal: AbortSignal): Promise<Ad | NetworkAd | HTMLElement>;
}
