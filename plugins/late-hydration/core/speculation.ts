/** Attributes of `<html>` by which the loader tells the rules of the reader. */
export const TELLS = {
  /** Something hovers over links, long before it presses one. */
  points: 'data-points',
  /** The link to the next page has come into view. */
  nearsNext: 'data-nears-next',
} as const;

/** The link to the page after this one in the tree. */
export const NEXT = '[rel~=next]';

/**
 * Speculation rules for the pages of the site: the browser loads a page when its link is pointed at
 * for a while, or pressed, and where it can, draws it as well, so that it stands there at the click. As
 * of the HTML standard's draft, `moderate` is what says so. A finger presses for less than it takes to
 * draw a page, and whoever follows the link then waits longer than for one that is loaded alone: it has
 * pages drawn only when the next of the tree is near, as the loader tells. The policy lets the rules in
 * by their hash, as a script: a keyword for them has come and gone in browsers.
 *
 * @param baseUrl of the site in its first language, below which are the others; with slashes
 * @param isDrawn `false`: pages are loaded alone
 * @returns JSON that may stand in a script element
 */
export function speculationRules(baseUrl: string, isDrawn = true): string {
  const pages = [
    {href_matches: `${baseUrl}*`},
    // Files are for those who ask for them.
    {not: {href_matches: '/*.*'}},
    {not: {selector_matches: '[download], [target], [rel~=nofollow]'}},
  ];
  const where = (selector: string) => ({and: [...pages, {selector_matches: selector}]});
  const next = {where: where(`:root[${TELLS.nearsNext}] ${NEXT}`), eagerness: 'immediate'};
  const pointed = {where: where(`:root[${TELLS.points}] a`), eagerness: 'moderate'};
  const rules = {
    prefetch: [{where: {and: pages}, eagerness: 'moderate'}, next],
    ...(isDrawn && {prerender: [pointed, next]}),
  };
  return JSON.stringify(rules).replaceAll('<', '\\u003c');
}
