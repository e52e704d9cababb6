import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Group} from './tabs';
import type {Fault} from '../../page-reader/core/types';
import type {Fence} from './types';

const OPENING = /^<codeblock\b([^>]*)>$/;
const CLOSING = /^<\/codeblock\s*>$/;

/** A group that was read, or what is wrong with it, and how many nodes it took. */
export interface GroupReading {
  group: Group;
  faults: Fault[];
  taken: number;
}

/**
 * Reads a `<codeblock>` group: in CommonMark two pieces of HTML around fences, in MDX an element.
 *
 * @param nodes the nodes beside each other, of which the group's first is at `index`
 * @returns nothing where no group begins there
 */
export function readGroup(nodes: readonly RootContent[], index: number): GroupReading | undefined {
  const node = nodes[index];
  if (node?.type === 'mdxJsxFlowElement' && node.name === 'codeblock') return readElement(node);
  if (node?.type !== 'html') return undefined;
  const line = lineOf(node);
  const html = node.value.trim();
  if (CLOSING.test(html)) return {...empty(line), faults: [neverOpened(line)]};
  if (!/^<codeblock\b/.test(html)) return undefined;
  const opening = OPENING.exec(html);
  if (!opening) return {...empty(line), faults: [notAlone(line)]};
  const storageKey = /\bstorageKey=(?:"([^"]*)"|'([^']*)')/.exec(opening[1] ?? '');
  const rest = nodes.slice(index + 1);
  const end = rest.findIndex((each) => each.type === 'html' && CLOSING.test(each.value.trim()));
  if (end === -1) return {...empty(line), faults: [neverClosed(line)]};
  const held = readHeld(rest.slice(0, end), line, storageKey?.[1] ?? storageKey?.[2]);
  return {...held, taken: end + 2};
}

/** A fence as the page's tree has it; a node that another plugin made has no place of its own. */
export function toFence(node: Code, line = lineOf(node)): Fence {
  // "```tsx{1,3}", without a space, is one word to Markdown.
  const [, language = '', rest = ''] = /^([^{]*)([^]*)$/.exec(node.lang ?? '') ?? [];
  const meta = [rest, node.meta ?? ''].filter(Boolean).join(' ');
  return {language, meta, code: node.value, line};
}

/** Line of the page on which a node begins, from 1. */
export function lineOf(node: RootContent): number {
  return node.position?.start.line ?? 1;
}

function readElement(node: MdxJsxFlowElement): GroupReading {
  const line = lineOf(node);
  const key = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'storageKey',
  )?.value;
  const {group, faults} = readHeld(node.children, line, typeof key === 'string' ? key : undefined);
  const unread = typeof key === 'object' ? [notLiteral(line)] : [];
  return {group, faults: [...unread, ...faults], taken: 1};
}

function readHeld(held: readonly RootContent[], line: number, storageKey?: string) {
  const fences = held.filter((each) => each.type === 'code').map((each) => toFence(each));
  const faults = held.filter((each) => each.type !== 'code').map((each) => noFence(lineOf(each)));
  return {group: {storageKey, fences, line}, faults};
}

function empty(line: number) {
  return {group: {fences: [], line}, taken: 1};
}

function neverOpened(line: number): Fault {
  const fix = 'put <codeblock storageKey="…"> on a line of its own before the fences, or remove it';
  return {line, what: 'a </codeblock> closes nothing', fix};
}

function neverClosed(line: number): Fault {
  const fix = 'put </codeblock> on a line of its own after the last fence';
  return {line, what: 'a <codeblock> is never closed', fix};
}

function notAlone(line: number): Fault {
  const fix = 'leave an empty line after <codeblock …> and before </codeblock>';
  return {line, what: 'a <codeblock> shares its paragraph with something else', fix};
}

function noFence(line: number): Fault {
  const fix = 'leave fences only between <codeblock> and </codeblock>';
  return {line, what: 'a group of code tabs holds something that is no fence', fix};
}

function notLiteral(line: number): Fault {
  const fix = 'write it as text: storageKey="package-manager"';
  return {line, what: 'the storageKey of a <codeblock> is known only at run time', fix};
}
