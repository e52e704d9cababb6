/**
 * Speculation rules for the pages of the site: the browser loads a page when its link is pointed at
 * for a while, or pressed, and where it can, draws it as well, so that it stands there at the click. As
 * of the HTML standard's draft, `moderate` is what says so. The policy lets them in by their hash, as a
 * script: a keyword for them has come and gone in browsers.
 *
 * @param baseUrl of the site in its first language, below which are the others; with slashes
 * @param isDrawn `false`: pages are loaded alone
 * @returns JSON that may stand in a script element
 */
export function speculationRules(baseUrl: string, isDrawn = true): string {
  const where = {
    and: [
      {href_matches: `${baseUrl}*`},
      // Files are for those who ask for them.
      {not: {href_matches: '/*.*'}},
      {not: {selector_matches: '[download], [target], [rel~=nofollow]'}},
    ],
  };
  const pages = [{where, eagerness: 'moderate'}];
  const rules = {prefetch: pages, ...(isDrawn && {prerender: pages})};
  return JSON.stringify(rules).replaceAll('<', '\\u003c');
}
