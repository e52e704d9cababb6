import place from '@generated/page-index/default/joined.json';
import type {IndexedPage} from '../core/types';

let loading: Promise<IndexedPage[]> | undefined;

/**
 * All pages of the site, in order of address: loaded when first asked for, then kept.
 *
 * @returns rejected where the network fails; the next call tries again
 */
export function loadPages(): Promise<IndexedPage[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Those of all parts, where the page is of one part of a site. */
async function load(): Promise<IndexedPage[]> {
  const {joined} = place;
  const response = joined === null ? undefined : await fetch(joined);
  if (response?.ok) return (await response.json()) as IndexedPage[];
  return (await import('@generated/page-index/default/pages.json')).default;
}
