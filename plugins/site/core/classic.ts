/** A plugin as a preset names it: its module, alone or with its options. */
export type Part = string | readonly [module: string, options: object];

/** What stands in a part's place, made of its options. */
export type Replace = (options: object) => [module: string, options: object];

/**
 * Puts parts of ours where those of a preset are; what it brings beside them comes by itself.
 *
 * @param own folder of a Docusaurus package → what takes its place: `{'theme-classic': …}`
 */
export function withOwn(parts: readonly unknown[], own: Readonly<Record<string, Replace>>): Part[] {
  return (parts as readonly Part[]).map((part) => {
    const [module, options] = typeof part === 'string' ? [part, {}] : part;
    const name = Object.keys(own).find((folder) => module.split(/[\\/]/).includes(folder));
    return (name !== undefined && own[name]?.(options)) || part;
  });
}

/**
 * Options of the sitemap: with the dates of pages, where they are known, and without what no search
 * engine reads.
 */
export function sitemapOf(
  {sitemap}: Readonly<Record<string, unknown>>,
  isDated: boolean,
): Record<string, unknown> | false {
  if (sitemap === false) return false;
  return {lastmod: isDated ? 'date' : null, changefreq: null, priority: null, ...Object(sitemap)};
}
