/** A tag of a page, not what reads like one within a comment, an attribute, a script or a title. */
export interface Tag {
  /** Lower case; that of an end begins with a slash. */
  name: string;
  /** Where it begins and ends in the page. */
  start: number;
  end: number;
  /** Its attributes without their quoted values. */
  bare: string;
}

/** Quoted values may hold whatever an author has written: brackets, other tags. */
const TAG = /<!--[^]*?-->|<(\/?[a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;

/** What stands in them is text up to their end. */
const TEXTS: ReadonlySet<string> = new Set(['script', 'style', 'title', 'textarea']);

/** The tags of a page, in their order. */
export function* tagsOf(html: string): Generator<Tag> {
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [, written, attributes = ''] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = pattern.lastIndex;
    yield {name, start: match.index, end, bare: attributes.replace(/"[^"]*"|'[^']*'/g, '""')};
    if (!TEXTS.has(name)) continue;
    const close = html.indexOf(`</${written}`, end);
    if (close === -1) return;
    pattern.lastIndex = close;
  }
}
