/** On the element that holds the header of a page, which has a root of its own; `alive` once it has. */
export const HEADER = 'data-header';

/** The chunk that has React take a page over, where its header comes alive by itself. */
export const PAGE_ROOT = 'page-root';

/** Stands behind the scripts of the header in the list of a page's. */
export const HEADER_END = '|';

/** Its value once React has taken the header over. */
export const ALIVE = 'alive';

/** Dispatched on the document then. */
export const HEADER_EVENT = 'vitrine:header';

/** Dispatched on the document by the loader: more is wanted than before (see `held.ts`). */
export const WANTED_EVENT = 'vitrine:wanted';
