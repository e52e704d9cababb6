/** Elements that browsers lay out as blocks where no style sheet says otherwise: HTML, "Rendering". */
const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'details', 'dialog', 'div', 'dl', 'fieldset'],
  ...['figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main'],
  ...['menu', 'nav', 'ol', 'p', 'pre', 'search', 'section', 'table', 'ul'],
]);

/** What is written before an element, and is not seen. */
const UNSEEN = /^(?:<(style|template)\b[^]*?<\/\1>|<link\b[^>]*>|<!--[^]*?-->)+/;

/**
 * Whether what a demo shows begins with a block, which fills its line.
 *
 * @param html of the demo in its frame
 * @param empty HTML of the frame around nothing
 */
export function isBlock(html: string, empty: string): boolean {
  const end = [...empty].findIndex((sign, at) => sign !== html[at]);
  const begin = html.lastIndexOf('<', end === -1 ? empty.length : end);
  const [, tag = ''] = /^<([\w-]+)/.exec(html.slice(begin).replace(UNSEEN, '')) ?? [];
  return BLOCKS.has(tag);
}
