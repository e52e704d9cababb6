import type {Code, Parents, Root, RootContent} from 'mdast';
import {VitrineError} from '../../_shared/node';
import {createBlock} from './block';
import {readComponent} from './component';
import {blockElement, tabsElement} from './element';
import {lineOf, readGroup, toFence} from './groups';
import {createTabs, packageManagerTabs} from './tabs';
import type {Group} from './tabs';
import {faultsOf} from '../../page-reader/core/faults';
import type {Fault} from '../../page-reader/core/types';
import type {Highlighting} from './types';

/** A page, and what its code is made with. */
export interface CodePage {
  /** Path as it stands in errors: `docs/a/b.md`. */
  path: string;
  /** The page's text as written. */
  text: string;
  highlighting: Highlighting;
  /** Languages of fences that others make something of. Default none. */
  drawn?: readonly string[];
}

/**
 * Replaces all code of a page's tree, in place, by elements that hold it highlighted.
 *
 * @throws VitrineError with the faults of all code of the page at once
 */
export function replaceCode(tree: Root, page: CodePage): void {
  const faults: Fault[] = [];
  replaceBelow(tree, {...page, faults});
  if (faults.length === 0) return;
  throw new VitrineError(faultsOf(page.path, faults, 'code'));
}

/** What a plugin that puts a fence into a page says of it: what was served of it is kept as it is. */
interface KeptData {
  isKept?: boolean;
}

type Work = CodePage & {faults: Fault[]};

function replaceBelow(parent: Parents, work: Work, line?: number): void {
  const nodes = parent.children as RootContent[];
  const replaced: RootContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const reading = readGroup(nodes, index);
    if (reading) {
      work.faults.push(...reading.faults);
      if (reading.faults.length === 0) replaced.push(...tabsOf(reading.group, work, node));
      index += reading.taken - 1;
    } else if (node) replaced.push(...replaceNode(node, work, line));
  }
  parent.children = replaced as typeof parent.children;
}

function replaceNode(node: RootContent, work: Work, line?: number): RootContent[] {
  if (node.type === 'code') return replaceFence(node, work, line);
  const group = componentOf(node, work.text);
  if (group && 'what' in group) work.faults.push(group);
  else if (group) return tabsOf(group, work, node);
  // What another plugin put into an element (a demo's source) is told by the element's line.
  if ('children' in node) replaceBelow(node, work, node.position?.start.line ?? line);
  return [node];
}

function replaceFence(node: Code, work: Work, line?: number): RootContent[] {
  if (work.drawn?.includes(node.lang ?? '')) return [node];
  const fence = toFence(node, node.position?.start.line ?? line);
  const group = packageManagerTabs(fence);
  if (group) return tabsOf(group, work, node);
  const block = createBlock(fence, work.highlighting);
  const isKept = (node.data as KeptData | undefined)?.isKept;
  if (!Array.isArray(block)) return [{...blockElement(block, isKept), position: node.position}];
  work.faults.push(...block);
  return [];
}

function tabsOf(group: Group, work: Work, node: RootContent | undefined): RootContent[] {
  const tabs = createTabs(group, work.highlighting);
  if (!Array.isArray(tabs)) return [{...tabsElement(tabs), position: node?.position}];
  work.faults.push(...tabs);
  return [];
}

/** Its text is read as written: the Markdown parser sees directives and emphasis in it. */
function componentOf(node: RootContent, text: string): Group | Fault | undefined {
  if (node.type !== 'paragraph' && node.type !== 'mdxFlowExpression') return undefined;
  const {start, end} = node.position ?? {};
  return readComponent(text.slice(start?.offset, end?.offset), lineOf(node));
}
