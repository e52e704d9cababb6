/**
 * On the link to the styles that not every page wears: it is switched on before React comes, whose
 * elements may wear all of them.
 */
export const LATE_SHEET = 'data-late-sheet';
