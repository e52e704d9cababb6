/**
 * Speculation rules for the pages of the site: the browser loads a page when its link is pointed at
 * for a while, or pressed. As of the HTML standard's draft, `moderate` is what says so. The policy
 * lets them in by their hash, as a script: a keyword for them has come and gone in browsers.
 *
 * @param baseUrl of the site in its first language, below which are the others; with slashes
 * @returns JSON that may stand in a script element
 */
export function speculationRules(baseUrl: string): string {
  const where = {
    and: [
      {href_matches: `${baseUrl}*`},
      // Files are for those who ask for them.
      {not: {href_matches: '/*.*'}},
      {not: {selector_matches: '[download], [target], [rel~=nofollow]'}},
    ],
  };
  const rules = {prefetch: [{where, eagerness: 'moderate'}]};
  return JSON.stringify(rules).replaceAll('<', '\\u003c');
}
