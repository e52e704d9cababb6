/** Id of the dialog in which a reader searches. */
export const SEARCH_ID = 'site-search';
