/** A span of code, which is left alone, or `[text](target)`, whose text may hold one. No pictures. */
const INLINE =
  /(?<code>(`+)(?!`)[\s\S]*?[^`]\2(?!`))|(?<before>(?<!!)\[(?:[^[\]]|\[[^[\]]*\])*\]\(\s*)(?<target><[^>\n]+>|[^\s()]+)/g;
/** `[id]: target` */
const DEFINITION = /^(?<before> {0,3}\[[^\]^][^\]]*\]:\s*)(?<target><[^>\n]+>|\S+)/gm;

/** An address with a protocol, one from the root, or a place in the page itself. */
const FIXED = /^(?:[a-z][a-z\d+.-]*:|\/|#|@site\/)/i;

/** What a relative link is relative to. */
export interface Base {
  /** Path of the page from the site's folder. */
  file: string;
  /** Address of the page. */
  permalink: string;
}

/**
 * Makes the relative links of a page absolute: by file (`../grid/grid.md`) or by address (`../x/`).
 *
 * @param text the page, without fences
 * @param permalinks file from the site's folder → address, for all pages of the site
 */
export function absoluteLinks(
  text: string,
  base: Base,
  permalinks: ReadonlyMap<string, string>,
): string {
  return [INLINE, DEFINITION].reduce((changed, pattern) => {
    return changed.replace(pattern, (written: string, ...found: unknown[]) => {
      const {before, target = ''} = found.at(-1) as Record<string, string | undefined>;
      const path = target.replace(/^<(.*)>$/, '$1');
      if (before === undefined || FIXED.test(path)) return written;
      return before + absolute(path, base, permalinks);
    });
  }, text);
}

function absolute(
  target: string,
  {file, permalink}: Base,
  permalinks: ReadonlyMap<string, string>,
): string {
  const asFile = new URL(target, `file:///${encodeURI(file)}`);
  const known = permalinks.get(decodeURI(asFile.pathname).slice(1));
  if (known !== undefined) return known + asFile.search + asFile.hash;
  const {pathname, search, hash} = new URL(target, `file://${permalink}`);
  return pathname + search + hash;
}
