import browserslist from 'browserslist';

/** Those whose style sheets know layers, `light-dark()` and logical sides. */
const BROWSERS = 'chrome >= 125, firefox >= 128, safari >= 17.4';

/**
 * Tells the tools of the bundler for which browsers a site is, where it does not say so itself: for
 * older ones they would write layers out, and the framework's rules would win over the theme's.
 * All of them ask browserslist, which has no other way to be told by code.
 *
 * @param siteDir its package.json, or one above it, may have the field `browserslist`
 */
export function setBrowsers(siteDir: string): void {
  const {BROWSERSLIST, BROWSERSLIST_CONFIG} = process.env;
  if (BROWSERSLIST ?? BROWSERSLIST_CONFIG ?? browserslist.findConfig(siteDir)) return;
  process.env.BROWSERSLIST = BROWSERS;
}
