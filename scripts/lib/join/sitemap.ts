const ENTRY = /<url>[^]*?<\/url>/g;
const ADDRESS = /<loc>([^<]*)<\/loc>/;

/**
 * One sitemap of several: the entries of the first, then those that the others add, each address
 * once.
 *
 * @param texts at least one
 */
export function joinSitemaps(texts: readonly string[]): string {
  const entries = new Map<string, string>();
  for (const [entry] of texts.flatMap((text) => [...text.matchAll(ENTRY)])) {
    const address = ADDRESS.exec(entry)?.[1] ?? entry;
    if (!entries.has(address)) entries.set(address, entry);
  }
  const [first = ''] = texts;
  const [start, end] = [first.indexOf('<url>'), first.lastIndexOf('</url>')];
  if (start < 0) return first;
  return (
    first.slice(0, start) + [...entries.values()].join('') + first.slice(end + '</url>'.length)
  );
}
