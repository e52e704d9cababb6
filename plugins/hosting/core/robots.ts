/**
 * The file `robots.txt`, which counts at the root of a host alone.
 *
 * @param site `noIndex`: nothing of it is to be found
 * @param plugins one of which makes the sitemaps
 * @returns `undefined` for a site below a path
 */
export function robotsTxt(
  {url, noIndex = false}: {url: string; noIndex?: boolean},
  bases: readonly [root: string, ...locales: string[]],
  plugins: readonly {name: string}[] = [],
): string | undefined {
  if (bases[0] !== '/') return undefined;
  if (noIndex) return 'User-agent: *\nDisallow: /\n';
  const hasSitemap = plugins.some(({name}) => name === 'docusaurus-plugin-sitemap');
  const maps = hasSitemap ? bases.map((base) => `\nSitemap: ${url}${base}sitemap.xml`) : [];
  return `User-agent: *\nAllow: /\n${maps.join('')}${hasSitemap ? '\n' : ''}`;
}
