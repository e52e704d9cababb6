const OPTIONAL_FACE = /^@font-face\{.*\bfont-display:optional\b/s;
/** A link that preloads a face. */
const PRELOADED = /<link\b[^>]*\bas="?font\b[^>]*>/g;
const HREF = /\bhref=(?:"([^"]*)"|([^ \t\n\f\r">]+))/;

/**
 * Tells the faces that wait until a page is loaded: optional ones that it does not preload, where it
 * preloads any. What a reader waits for is the text, and all files share one line.
 *
 * @param html of the page
 * @returns whether a rule is such a face
 */
export function lateFaceTest(html: string): (css: string) => boolean {
  const preloaded = Array.from(html.matchAll(PRELOADED), ([link]) => {
    const [, quoted, bare = ''] = HREF.exec(link) ?? [];
    return quoted ?? bare;
  });
  return (css) =>
    preloaded.length > 0 &&
    OPTIONAL_FACE.test(css) &&
    !preloaded.some((href) => css.includes(href));
}
