import pages from '@generated/page-index/default/pages.json';
import type {IndexedPage} from '../core/types';

/** All pages of the site, in order of address, for a page that shows them all. */
export const ALL_PAGES: readonly IndexedPage[] = pages;
