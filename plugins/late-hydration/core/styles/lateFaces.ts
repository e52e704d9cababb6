const OPTIONAL_FACE = /^@font-face\{.*\bfont-display:optional\b/s;
/** A link that preloads a face. */
const PRELOADED = /<link\b[^>]*\bas="?font\b[^>]*>/g;
const HREF = /\bhref=(?:"([^"]*)"|([^ \t\n\f\r">]+))/;

/** The addresses of the faces that a page preloads. */
export function preloadedFaces(html: string): string[] {
  return Array.from(html.matchAll(PRELOADED), ([link]) => {
    const [, quoted, bare = ''] = HREF.exec(link) ?? [];
    return quoted ?? bare;
  });
}

/**
 * Tells the faces that wait until a page is loaded: optional ones that it does not preload, where it
 * preloads any. What a reader waits for is the text, and all files share one line.
 *
 * @param preloaded addresses of the faces that the page preloads
 * @returns whether a rule is such a face
 */
export function lateFaceTest(preloaded: readonly string[]): (css: string) => boolean {
  return (css) =>
    preloaded.length > 0 &&
    OPTIONAL_FACE.test(css) &&
    !preloaded.some((href) => css.includes(href));
}
