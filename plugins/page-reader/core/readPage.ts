import type {Definition, Html, Link, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {anchoredHeadings} from './anchors';
import {keptReads} from './kept';
import {parsePage, type PageFormat} from './parse';
import {readNode} from './readNode';
import type {PageContents, PageLink, PageTag, Span} from './types';

/** The target of `[text](target)`, from the bracket that closes its text. */
const LINK_TARGET = /^(\]\(\s*)(<[^>\n]*>|(?:[^\s()\\]|\\.|\([^\s()]*\))*)/;
/** The same of `[name]: target`. */
const DEFINITION_TARGET = /^(\[(?:[^\]\\]|\\[^])*\]:\s*)(<[^>\n]*>|\S+)/;

/** The most characters of a line that a fault repeats. */
const MAX_EXCERPT = 60;

/** What to do about a page that is no MDX. */
export const NO_MDX = 'mend it; in MDX `<` and `{` begin code, and `\\<` and `\\{` are text';

/** A page as it is written, front matter included. */
export interface PageText {
  text: string;
  format: PageFormat;
}

/** As it is being read. */
type Reading = {
  -readonly [Field in keyof PageContents]: PageContents[Field] extends readonly (infer Item)[]
    ? Item[]
    : PageContents[Field];
};

/**
 * Reads a page: what is on it, and where. A page that cannot be read holds nothing but that fault.
 * What was read of the same text, in this build or an earlier one, is given again: search, API and
 * Markdown ask for each page in turn.
 *
 * @param text the page's text as written, front matter included
 */
export function readPage(text: string, format: PageFormat): PageContents {
  const known = keptReads().read(format + text);
  if (known) return known;
  const contents = readAnew(text, format);
  keepRead({text, format}, contents);
  return contents;
}

/** Whether {@link readPage} has read a text before. */
export function isRead({text, format}: PageText): boolean {
  return keptReads().read(format + text) !== undefined;
}

/** Has {@link readPage} give what was read of a text elsewhere. */
export function keepRead({text, format}: PageText, contents: PageContents): void {
  keptReads().write(format + text, contents);
}

/** Reads a page whether or not it was read before, and keeps nothing of what is on it. */
export function readAnew(text: string, format: PageFormat): PageContents {
  const contents: Reading = {
    frontMatter: undefined,
    headings: [],
    places: [],
    fences: [],
    texts: [],
    links: [],
    pictures: [],
    code: [],
    tags: [],
    faults: [],
  };
  try {
    readTree(parsePage(text, format), text, contents);
  } catch (error) {
    const {line: told, reason} = error as {line?: number; reason?: string};
    // What the parser alone throws; anything else is a fault of ours.
    if (reason === undefined) throw error;
    // Of a tag that is not closed, the message alone tells the place.
    const line = told ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
    const excerpt = text.split('\n')[line - 1]?.trim().slice(0, MAX_EXCERPT);
    const what = excerpt ? `${reason} (at \`${excerpt}\`)` : reason;
    contents.faults.push({line, what, fix: NO_MDX});
  }
  return contents;
}

function readTree(tree: Root, text: string, contents: Reading): void {
  for (const {heading, id, alias} of anchoredHeadings(tree)) {
    const {depth} = heading;
    contents.headings.push({...spanOf(heading), depth, text: toString(heading), id, alias});
  }
  readBelow(tree, text, contents);
}

function readBelow(node: Nodes, text: string, contents: Reading, isSeen = true): void {
  const reading = readNode(node, text);
  if (reading) {
    contents.faults.push(...reading.faults);
    if (reading.written.length > 0) {
      contents.places.push({...spanOf(node), statements: reading.written});
    }
    return;
  }
  collect(node, text, contents);
  if (isSeen && SEEN.has(node.type)) contents.texts.push(spanOf(node));
  if (!('children' in node)) return;
  const isShown = isSeen && isTransparent(node);
  for (const child of node.children) readBelow(child, text, contents, isShown);
}

/** What shows the text that it is written as. */
const SEEN: ReadonlySet<string> = new Set(['text', 'inlineCode', 'html']);
/** Elements that show what stands in them; of others nobody knows. */
const TRANSPARENT =
  /^(?:Tabs|TabItem|Admonition|Details|(?!head$|script$|style$|template$)[a-z]\w*)$/;

function isTransparent(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return true;
  return node.name === null || TRANSPARENT.test(node.name);
}

function collect(node: Nodes, text: string, contents: Reading): void {
  switch (node.type) {
    case 'yaml':
      contents.frontMatter = {...spanOf(node), yaml: node.value};
      break;
    case 'code': {
      const [language, meta] = [node.lang ?? '', node.meta ?? ''];
      contents.fences.push({...spanOf(node), language, meta, code: node.value});
      break;
    }
    case 'link':
    case 'definition':
      contents.links.push(...linkOf(node, text));
      break;
    case 'html':
      contents.tags.push(htmlTag(node));
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      contents.tags.push(elementTag(node));
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      contents.tags.push({...spanOf(node), name: '', parts: [spanOf(node)]});
      break;
    case 'image':
      contents.pictures.push(spanOf(node));
      break;
    case 'mdxjsEsm':
      contents.code.push(spanOf(node));
      break;
    default:
  }
}

/** An address that stands for itself, without brackets, is none that can be written otherwise. */
function linkOf(node: Link | Definition, text: string): PageLink[] {
  const span = spanOf(node);
  const isDefinition = node.type === 'definition';
  const label = isDefinition ? undefined : node.children.at(-1);
  const from = isDefinition ? span.start : label ? spanOf(label).end : span.start + 1;
  const found = (isDefinition ? DEFINITION_TARGET : LINK_TARGET).exec(text.slice(from, span.end));
  if (!found) return [];
  const [, before = '', written = ''] = found;
  const start = from + before.length;
  const target = written.replace(/^<(.*)>$/, '$1');
  const line = span.line + text.slice(span.start, start).split('\n').length - 1;
  return [{...span, target, targetSpan: {start, end: start + written.length, line}}];
}

function htmlTag(node: Html): PageTag {
  const [, name = ''] = /^<\/?([A-Za-z][\w-]*)/.exec(node.value) ?? [];
  const span = spanOf(node);
  return {...span, name: name.toLowerCase(), parts: [span]};
}

function elementTag({name, children, ...node}: MdxJsxFlowElement | MdxJsxTextElement): PageTag {
  const span = spanOf(node);
  const [first, last] = [children.at(0), children.at(-1)];
  const parts =
    first && last
      ? [
          {...span, end: spanOf(first).start},
          {...span, start: spanOf(last).end, line: last.position?.end.line ?? span.line},
        ]
      : [span];
  return {...span, name: (name ?? '').toLowerCase(), parts};
}

function spanOf({position}: Pick<Nodes, 'position'>): Span {
  const {start, end} = position ?? {};
  return {start: start?.offset ?? 0, end: end?.offset ?? 0, line: start?.line ?? 1};
}
