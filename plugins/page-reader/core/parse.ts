import type {Paragraph, Parents, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Data} from 'unified';
import {remarkCodeblockTags} from './codeblockTags';
import {keepTree} from './keptTrees';
import {remarkQuickLiterals} from './literals';
import {splitOwnLines} from './ownLines';

/** How a page is written: CommonMark with HTML, or MDX. */
export type PageFormat = 'md' | 'mdx';

/**
 * What Docusaurus reads pages with, in the same versions. Not frozen: copies of a frozen one would
 * have all of it twice.
 */
const MARKDOWN = unified()
  .use(remarkParse)
  .use(remarkQuickLiterals)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);
const COMMONMARK = MARKDOWN().use(remarkCodeblockTags).freeze();
const MDX = MARKDOWN().use(remarkMdx).freeze();

/** What the parser of pages of a format knows, by which their trees are kept. */
export function grammarOf(format: PageFormat): Data {
  return (format === 'md' ? COMMONMARK : MDX).data();
}

/** What of MDX no JSON holds as it is: programs, between braces or in lines of their own. */
const PROGRAM = /\{|^[ \t]*(?:import|export)\b/m;

/** How a page is written: as its front matter says, else as its ending does. */
export function formatOf(file: string, {mdx}: Readonly<Record<string, unknown>> = {}): PageFormat {
  const asked = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined;
  if (asked === 'md' || asked === 'mdx') return asked;
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/**
 * The tree of a page as the remark plugins of the build get it.
 *
 * @param text the page's text, without a byte order mark
 * @throws VFileMessage with line and reason, where an .mdx page cannot be read
 */
export function parsePage(text: string, format: PageFormat): Root {
  if (format === 'md') {
    const tree = COMMONMARK.parse(text);
    keepTree(COMMONMARK.data(), text, tree);
    splitOwnLines(tree, text);
    return tree;
  }
  const tree = MDX.parse(text);
  if (!PROGRAM.test(text)) keepTree(MDX.data(), text, tree);
  unravel(tree);
  return tree;
}

/**
 * As MDX does it before any plugin sees the tree: a paragraph of nothing but tags and expressions
 * is none.
 */
function unravel(parent: Parents): void {
  const children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if ('children' in node) unravel(node);
    return node.type === 'paragraph' && isOnlyCode(node) ? node.children.flatMap(toFlow) : [node];
  });
  parent.children = children as typeof parent.children;
}

function isOnlyCode({children}: Paragraph): boolean {
  return (
    children.some(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression') &&
    children.every((node) => toFlow(node).every(({type}) => type.startsWith('mdx')))
  );
}

function toFlow(node: RootContent): RootContent[] {
  if (node.type === 'text' && node.value.trim() === '') return [];
  if (node.type === 'mdxJsxTextElement') {
    return [{...node, type: 'mdxJsxFlowElement'} as RootContent];
  }
  if (node.type === 'mdxTextExpression') return [{...node, type: 'mdxFlowExpression'}];
  return [node];
}
