import type {IndexedPage} from '../core/types';

let loading: Promise<IndexedPage[]> | undefined;

/**
 * All pages of the site, in order of address: loaded when first asked for, then kept.
 *
 * @returns rejected where the network fails; the next call tries again
 */
export function loadPages(): Promise<IndexedPage[]> {
  loading ??= import('@generated/page-index/default/pages.json').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
