import type {Nodes} from 'mdast';

/** Elements whose text is shown, or run, as it is. */
const VERBATIM = /<(code|pre|kbd|samp|script|style|textarea)\b[^>]*>[^]*?<\/\1\s*>/gi;
const COMMENT = /<!--[^]*?(?:-->|$)/g;
const ESCAPED = /\\[{}]/g;

type Span = [from: number | undefined, to: number | undefined];

/**
 * The text of a node as it is written, with blanks for what is no text of the page: code, comments,
 * tags and their attributes, expressions that compute something. Its length and lines are kept.
 *
 * @param text the page's text
 */
export function proseOf(node: Nodes, text: string): string {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? from;
  let prose = text.slice(from, to);
  for (const [start = from, end = from] of hiddenIn(node, text)) {
    prose = blankOut(prose, start - from, end - from);
  }
  return hideVerbatim(prose).replace(ESCAPED, '  ');
}

/** Blanks for comments, and for elements whose text is shown or run as it is. */
export function hideVerbatim(html: string): string {
  return html.replace(COMMENT, blank).replace(VERBATIM, blank);
}

function hiddenIn(node: Nodes, text: string): Span[] {
  const children = 'children' in node ? node.children : [];
  const below = children.flatMap((child) => hiddenIn(child, text));
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  switch (node.type) {
    case 'inlineCode':
      return [[from, to]];
    case 'html':
      // A tag that opens or closes verbatim text is what tells it.
      return /^<\/?(?:code|pre|kbd|samp)\b/i.test(node.value) ? [] : [[from, to]];
    case 'mdxTextExpression':
      return /^\{\s*\{/.test(text.slice(from, to)) ? [] : [[from, to]];
    case 'mdxJsxTextElement': {
      const [first, last] = [children[0]?.position, children.at(-1)?.position];
      if (/^(?:code|pre|kbd|samp)$/.test(node.name ?? '')) return below;
      return [[from, first?.start.offset ?? to], [last?.end.offset ?? to, to], ...below];
    }
    default:
      return below;
  }
}

function blankOut(text: string, from: number, to: number): string {
  return text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
