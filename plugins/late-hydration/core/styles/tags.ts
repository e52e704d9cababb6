/** A tag of a page, not what reads like one within a comment, an attribute, a script or a title. */
export interface Tag {
  /** Lower case; that of an end begins with a slash. */
  name: string;
  /** Where it begins and ends in the page. */
  start: number;
  end: number;
  /** Its attributes as they are written. */
  attributes: string;
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
    yield {name, start: match.index, end, attributes};
    if (!TEXTS.has(name)) continue;
    const close = html.indexOf(`</${written}`, end);
    if (close === -1) return;
    pattern.lastIndex = close;
  }
}

/** Whether a tag has an attribute of this name; what a value holds is none. */
export function hasAttribute({attributes}: Tag, name: string): boolean {
  const bare = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
  return new RegExp(`\\s${name}(?:[\\s=/]|$)`).test(bare);
}
