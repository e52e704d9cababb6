import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {descriptionFault} from '../../../plugins/front-matter/core/description';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * The first sentence of a text, without marks.
 *
 * @param markdown as a comment or a package.json has it
 * @returns `undefined` where there is none, or it is too long for a description
 */
export function firstSentence(markdown: string): string | undefined {
  const {children} = parser.parse(markdown);
  const first = children.find((block) => !isTitle(block)) ?? children[0];
  if (first?.type !== 'paragraph') return undefined;
  const words = toString(first).split(/\s+/).filter(Boolean);
  const end = words.findIndex((word, index) => {
    const next = words[index + 1];
    return next === undefined || descriptionFault(`${word} ${next}`)?.includes('one sentence');
  });
  const sentence = words.slice(0, end + 1).join(' ');
  return sentence === '' || descriptionFault(sentence) !== undefined ? undefined : sentence;
}

/** A paragraph that is the name of what follows, as the page has it already. */
function isTitle(block: Nodes): boolean {
  return block.type === 'paragraph' && block.children.every(({type}) => type === 'strong');
}

/** What says nothing by itself: a line, a picture, a title. */
function isBare(block: Nodes): boolean {
  const isPicture =
    block.type === 'paragraph' && block.children.every(({type}) => type === 'image');
  return block.type === 'thematicBreak' || isPicture || isTitle(block);
}

/**
 * A comment's text as a page can have it: HTML is shown as text, links that lead into somebody
 * else's site and pictures are their words, headings are none.
 *
 * @param description what the page has said already
 */
export function toPageText(markdown: string, description?: string): string {
  const tree = parser.parse(markdown);
  const said = tree.children.filter((each) => isBare(each) || toString(each) === description);
  tree.children = tree.children.filter((each) => !said.includes(each));
  const none = said.flatMap((each) => placeOf(each)).map((place) => ({...place, by: ''}));
  const edits = [...editsOf(tree, markdown), ...none].sort((a, b) => b.start - a.start);
  const text = edits.reduce(
    (before, {start, end, by}) => before.slice(0, start) + by + before.slice(end),
    markdown,
  );
  // A colon before a word would begin a directive, braces a demo's line.
  return text
    .replace(/^:{3,}/gm, '')
    .replace(/^\{\{/gm, '\\{{')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Edit {
  start: number;
  end: number;
  by: string;
}

function editsOf(tree: Root, text: string): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    const by = replacementOf(node, text);
    if (by === undefined) return undefined;
    edits.push(...placeOf(node).map((place) => ({...place, by})));
    return SKIP;
  });
  return edits;
}

function placeOf({position}: Nodes): {start: number; end: number}[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? [] : [{start, end}];
}

/** @returns `undefined`: it stays */
function replacementOf(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'html':
      return escapeHtml(text.slice(node.position?.start.offset, node.position?.end.offset));
    case 'link':
      return /^https?:/.test(node.url) ? undefined : escapeHtml(toString(node));
    case 'heading':
      return `**${escapeHtml(toString(node))}**`;
    case 'image':
      return escapeHtml(node.alt ?? '');
    case 'linkReference':
    case 'imageReference':
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return escapeHtml(toString(node));
    default:
      return undefined;
  }
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;');
}
