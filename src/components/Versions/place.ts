/**
 * Where a version is kept, in words.
 *
 * @param href of the version's entry; the current one has none
 * @param current whether it is the current one
 * @example ('https://v5.mui.com/material-ui/', undefined) → 'at v5.mui.com, by its authors'
 */
export function placeOf(href: string | undefined, current: true | undefined): string {
  if (current) return 'current, on this site';
  if (!href || href.startsWith('/')) return 'on this site';
  return `at ${new URL(href).host}, by its authors`;
}
