/** Id of the head of every page with contents: where a link back to the top leads. */
export const TOP_ID = 'page-top';
