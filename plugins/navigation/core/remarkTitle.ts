import {toString} from 'mdast-util-to-string';
import {textOfHtml} from '../../page-reader/core/htmlText';
import type {PageFile} from '../../page-reader/core/types';

type PageData = Pick<PageFile, 'data'>;

/** The parts of the mdast tree that this plugin reads. */
interface Node {
  type: string;
  /** Of a heading. */
  depth?: number;
  /** Of an element. */
  name?: string | null;
  attributes?: {name?: string; value?: unknown}[];
  /** Of HTML. */
  value?: string;
  children?: Node[];
}

/**
 * A remark plugin that takes the page's `# Title` out of its text, and the description right below:
 * the page head shows them, over the tabs. Docusaurus has read it as the content title by then, so it must run
 * after Docusaurus' own plugins.
 */
export function remarkTitle() {
  return (tree: Node, {data = {}}: PageData = {}): void => {
    const {description} = data.frontMatter ?? {};
    const children = tree.children ?? [];
    const first = children.findIndex((node) => depthOf(node) !== undefined);
    const node = children[first];
    if (node && depthOf(node) === 1) children.splice(first, 1);
    const lead = children.findIndex(isContent);
    if (isDescription(children[lead], description)) children.splice(lead, 1);
  };
}

/** Comments, imports and front matter are nothing that is read. */
function isContent({type, value = ''}: Node): boolean {
  return !['yaml', 'mdxjsEsm'].includes(type) && !(type === 'html' && /^<!--[^]*-->$/.test(value));
}

/** Whether the page head shows the node's text. In HTML it is one piece, in MDX an element. */
function isDescription(node: Node | undefined, description: unknown): boolean {
  const {type, value = '', name, attributes} = node ?? {};
  // Those of a callout are no list.
  const listed = Array.isArray(attributes) ? attributes : [];
  const isLead = listed.some(
    ({name: key = '', value: given}) => /^class(?:Name)?$/.test(key) && given === 'description',
  );
  if (type === 'html') return textOfHtml(DESCRIPTION.exec(value)?.[1] ?? '') === description;
  return name === 'p' && isLead && toString(node).replace(/\s+/g, ' ').trim() === description;
}

const DESCRIPTION = /^<p\s+class=["']description["']\s*>((?:(?!<\/p>)[^])*)<\/p>\s*$/;

/** Depth of a heading, also of one that Docusaurus has put into a `<header>`. */
function depthOf(node: Node): number | undefined {
  if (node.type === 'heading') return node.depth;
  return node.name === 'header' ? node.children?.[0]?.depth : undefined;
}
