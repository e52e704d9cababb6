/** Attributes of links by which the loader tells the rules of the reader. */
export const TELLS = {
  /** A pointer that hovers is over it, long before it presses. */
  points: 'data-points',
  /** The link to the page after this one in the tree has come into view. */
  near: 'data-near',
} as const;

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
  // Of the link alone, as what it stands in would have all of a page's styles made anew; and first, as
  // an address is asked about for each of hundreds of links.
  const marked = (mark: string) => ({and: [{selector_matches: `[${mark}]`}, ...pages]});
  const pointed = {where: marked(TELLS.points), eagerness: 'moderate'};
  const near = {where: marked(TELLS.near), eagerness: 'immediate'};
  const pressed = {where: {and: pages}, eagerness: 'moderate'};
  const rules = isDrawn
    ? {prefetch: [pressed], prerender: [pointed, near]}
    : {prefetch: [pressed, near]};
  return JSON.stringify(rules).replaceAll('<', '\\u003c');
}
