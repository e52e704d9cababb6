import type {Html, Nodes} from 'mdast';
import {proseOf} from '../../page-reader/core/mask';
import type {PageFormat} from '../../page-reader/core/parse';
import type {Fault} from '../../page-reader/core/types';

/** Module code, of which nothing is prose. */
const CODE = [
  /^[ \t]*import\s+["'][^"'\n]+["'];?[ \t]*$/m,
  /^[ \t]*import\s+(?:type\s+)?[\w*{][^;"'`]*?\sfrom\s*["'][^"'\n]+["']/m,
  /^[ \t]*export\s+(?:(?:const|let|var)\s+\w+\s*[=:]|(?:async\s+)?function\s*\*?\s*\w*\s*\(|class\s+\w+\s*[{<]|class\s+\w+\s+extends\b|\{[^}]*\}|\*\s+from\b|default\s+(?:(?:async\s+)?function\b|class\b|\(|\{))/m,
];
/** Of a name with a point Markdown makes no tag. */
const MEMBER = /<\/?([A-Z]\w*(?:\.\w+)+)(?=[\s/>])/;
const COMMENT = /\{\/\*[^]*?\*\/\}/;
/** A component, and a tag with an attribute in braces. */
const COMPONENT = /<\/?([A-Z]\w*[a-z]\w*)(?=[\s/>])/;
const BRACES = /<([a-z][\w-]*)\s(?:[^<>"'{]|"[^"]*"|'[^']*')*?[\w-]+=\{/;
/** A line of the site's own, such as a playground's, whose values may be tags. */
const OWN_LINE = /^\{\{\s*"/;
const CALLOUT = /^[ \t>]*:{3,}.*$/m;

const AS_MDX =
  "rename the page to .mdx, or say format: 'mdx' in its product; what is meant as text stands in backticks";

/**
 * What a page would show as text though it is none: module code, components and comments of MDX in a
 * page that is CommonMark, and lines of callouts that cannot be read.
 *
 * @param text what the tree was read from
 */
export function rawFaults(tree: Nodes, text: string, format: PageFormat): Fault[] {
  if (tree.type === 'paragraph' && OWN_LINE.test(text.slice(tree.position?.start.offset)))
    return [];
  const below = 'children' in tree ? tree.children : [];
  return [
    ...ownFaults(tree, text, format),
    ...below.flatMap((node) => rawFaults(node, text, format)),
  ];
}

function ownFaults(node: Nodes, text: string, format: PageFormat): Fault[] {
  if (node.type === 'html' && format === 'md') return htmlFaults(node);
  if (node.type !== 'paragraph' || !node.position) return [];
  const prose = proseOf(node, text);
  const {line} = node.position.start;
  const lineAt = (index: number) => line + prose.slice(0, index).split('\n').length - 1;
  const callout = CALLOUT.exec(prose);
  const raw = callout ? [rawCallout(callout[0].trim(), lineAt(callout.index))] : [];
  if (format === 'mdx') return raw;
  const code = CODE.map((pattern) => pattern.exec(prose)).find((found) => found);
  const member = MEMBER.exec(prose);
  const comment = COMMENT.exec(prose);
  return [
    ...raw,
    ...(code ? [rawCode(code[0], lineAt(code.index))] : []),
    ...(member ? [jsx(member[1], lineAt(member.index))] : []),
    ...(comment ? [rawComment(lineAt(comment.index))] : []),
  ];
}

function htmlFaults({value, position}: Html): Fault[] {
  const found = COMPONENT.exec(value) ?? BRACES.exec(value);
  // A demo of MDX is told with what to write here.
  if (!found || /^<(?:Demo|Playground)$/.test(found[0]) || value.startsWith('<!--')) return [];
  const line = (position?.start.line ?? 1) + value.slice(0, found.index).split('\n').length - 1;
  return [jsx(found[1], line)];
}

function jsx(name = '', line: number): Fault {
  return {line, what: `<${name}> is JSX, and the page is CommonMark`, fix: AS_MDX};
}

function rawCode(found: string, line: number): Fault {
  const [first = ''] = found.trim().split('\n');
  const what = `\`${first.slice(0, 60)}\` is code of MDX, and the page is CommonMark`;
  return {line, what, fix: AS_MDX};
}

function rawComment(line: number): Fault {
  const what = 'a comment of MDX would be shown as text: the page is CommonMark';
  return {line, what, fix: 'write <!-- … -->'};
}

function rawCallout(written: string, line: number): Fault {
  const isEnd = /^[>\s]*:+$/.test(written);
  return {
    line,
    what: isEnd
      ? `\`${written}\` closes nothing`
      : `\`${written}\` is no callout, and would be shown as text`,
    fix: isEnd
      ? 'remove it, or open a callout above it: `:::note`'
      : 'write `:::note[Title]` on a line of its own, closed by a line `:::`',
  };
}
