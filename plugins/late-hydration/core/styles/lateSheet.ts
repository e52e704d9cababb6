/**
 * On the links to the style sheets of a site: they are switched on before React comes, whose elements
 * may wear all of them.
 */
export const LATE_SHEET = 'data-late-sheet';
