/**
 * The little Markdown that documentation comments are written in, as data: what renders it makes
 * elements of tokens, so nothing that a package ships can put HTML into a page.
 */
export type InlineToken =
  | {type: 'text' | 'code' | 'strong' | 'em'; text: string}
  | {type: 'link'; text: InlineToken[]; href: string};

export type Block =
  | {type: 'paragraph'; tokens: InlineToken[]}
  | {type: 'list'; items: InlineToken[][]}
  | {type: 'code'; text: string};

const INLINE =
  /(`+)(?<code>.+?)\1(?!`)|\[(?<label>(?:`[^`]*`|[^\]`])+)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>.+?)\*\*|(?<![\w*])\*(?<em>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/g;

/** `javascript:` and other schemes that run something stay text. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/;

/** Places of the library's own pages, but for those that every page here has as well. */
const ELSEWHERE = /^#(?!(?:props|slots|classes)$)/;

/**
 * A description as blocks.
 *
 * @param markdown paragraphs, `-` lists and fences, apart by blank lines or not
 * @returns blocks in order; none for an empty text
 */
export function parseDescription(markdown: string): Block[] {
  return markdown.split(/^(```[^\n]*\n[\s\S]*?^```)$/m).flatMap((part) => {
    const fence = /^```[^\n]*\n([\s\S]*?)\n?```$/.exec(part);
    return fence ? [{type: 'code' as const, text: fence[1] ?? ''}] : parseText(part);
  });
}

const BULLET = /^\s*[-*] /;

function parseText(text: string): Block[] {
  const chunks: string[][] = [[]];
  for (const line of text.split('\n')) {
    const chunk = chunks.at(-1) ?? [];
    // A list needs no blank line before it; a paragraph after it does.
    const opensList = BULLET.test(line) && !BULLET.test(chunk[0] ?? '');
    if (line.trim() === '') chunks.push([]);
    else if (opensList) chunks.push([line]);
    else chunk.push(line);
  }
  return chunks.filter((lines) => lines.length > 0).map((lines) => toBlock(lines.join('\n')));
}

function toBlock(chunk: string): Block {
  if (!BULLET.test(chunk)) return {type: 'paragraph', tokens: parseInline(chunk.trim())};
  const items = chunk.trim().split(/\n\s*[-*] /);
  return {type: 'list', items: items.map((item) => parseInline(item.replace(BULLET, '')))};
}

/**
 * One paragraph as tokens: code spans, links, `**strong**`, `*emphasis*`; all else is text.
 *
 * @param text Markdown without blocks; line ends count as spaces
 */
export function parseInline(text: string): InlineToken[] {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const tokens: InlineToken[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    const token = toToken(match.groups ?? {});
    if (!token) continue;
    if (match.index > end) tokens.push({type: 'text', text: line.slice(end, match.index)});
    tokens.push(token);
    end = match.index + match[0].length;
  }
  return end < line.length ? [...tokens, {type: 'text', text: line.slice(end)}] : tokens;
}

function toToken(groups: Record<string, string | undefined>): InlineToken | undefined {
  const {code, label, href, strong, em} = groups;
  if (code !== undefined) return {type: 'code', text: code.trim()};
  if (strong !== undefined) return {type: 'strong', text: strong};
  if (em !== undefined) return {type: 'em', text: em};
  if (label === undefined || !href || !SAFE_HREF.test(href)) return undefined;
  if (ELSEWHERE.test(href)) return {type: 'text', text: label};
  return {type: 'link', text: parseInline(label), href};
}
