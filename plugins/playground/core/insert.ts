import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {kebabCase} from '../../_shared/text/names';
import {exportDemos, faultElement} from '../../page-reader/core/mdx';
import {VitrineError} from '../../_shared/node';
import type {AskedPlayground} from '../../page-reader/core/askedPlayground';
import {faultsOf} from '../../page-reader/core/faults';
import {readNode} from '../../page-reader/core/readNode';
import type {Fault} from '../../page-reader/core/types';
import {playgroundElement} from './element';
import {checkPlayground} from './find';
import type {Surroundings} from './types';

/** A page and what surrounds it. */
export interface PageOfPlaygrounds extends Surroundings {
  /** Path as it stands in errors, relative to the site: `docs/a/b.md`. */
  path: string;
  /** Path of the page that this one translates: playgrounds look as they do there. */
  original?: string | undefined;
  /** The page's text as written. */
  text: string;
  /**
   * Takes the faults of a page that is shown all the same: what is wrong with a playground then
   * stands in its place. Default: they are thrown.
   */
  onFaults?: ((error: VitrineError) => void) | undefined;
}

/** What has been done with a page so far. */
interface Progress {
  /** Ids of the playgrounds so far. */
  taken: Set<string>;
  faults: Fault[];
}

/**
 * Replaces all playgrounds of a page's tree, in place, by elements that import their components, and
 * puts those that demos ask for behind the demos.
 *
 * @throws VitrineError with the faults of all playgrounds of the page at once
 */
export function insertPlaygrounds(tree: Root, page: PageOfPlaygrounds): void {
  const progress: Progress = {taken: new Set(), faults: []};
  insertBelow(tree, page, progress);
  if (progress.taken.size > 0) exportDemos(tree);
  if (progress.faults.length === 0) return;
  const error = new VitrineError(faultsOf(page.path, progress.faults, 'demo'));
  if (!page.onFaults) throw error;
  page.onFaults(error);
}

function insertBelow(parent: Parents, page: PageOfPlaygrounds, progress: Progress): void {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    const asked = askedBy(node, page.text);
    if (asked.length === 0 && 'children' in node && !isDemo(node))
      insertBelow(node, page, progress);
    children.push(...(asked.length === 0 ? [node] : elementsOf(asked, node, page, progress)));
  }
  parent.children = children as typeof parent.children;
}

/** What a node asks for. The plugin of demos has gone before, and has told what cannot be read. */
function askedBy(node: Nodes, text: string): AskedPlayground[] {
  if (node.data?.playground) return [node.data.playground];
  const {written = []} = isDemo(node) ? {} : (readNode(node, text) ?? {});
  return written.flatMap((one) => ('component' in one ? [one] : []));
}

/** A demo that is in its place already, with texts of its own below it. */
function isDemo(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node.name === 'Demo' || node.name === 'Story');
}

function elementsOf(
  asked: readonly AskedPlayground[],
  node: RootContent,
  page: PageOfPlaygrounds,
  progress: Progress,
): RootContent[] {
  return asked.flatMap((one) => {
    const from = page.original ?? page.path;
    const found = checkPlayground(one, from, page);
    const {position} = node;
    if (Array.isArray(found)) return {...refuse(found, page, progress), position};
    const id = take(found.component, progress);
    const at = `${from}:${one.line}`;
    const playground = {...playgroundElement(found, id, at), position};
    if (!isDemo(node)) return playground;
    const {data: _fulfilled, ...demo} = node;
    return [demo, playground];
  });
}

/** What stands in the place of what cannot be shown; counts its faults. */
function refuse(faults: Fault[], page: PageOfPlaygrounds, progress: Progress): MdxJsxFlowElement {
  progress.faults.push(...faults);
  const {message} = new VitrineError(faultsOf(page.path, faults, 'demo'));
  const at = `${page.path}:${faults[0]?.line ?? 1}`;
  return faultElement(message, take('Fault', progress), at);
}

/** `Button` → `playground-button`, its second use `playground-button-2`; `Menu.Item` → `playground-menu-item` */
function take(component: string, {taken}: Progress): string {
  // A point in an id would be a class to whoever looks for it.
  const first = `playground-${kebabCase(component).replaceAll('.', '-')}`;
  let id = first;
  for (let use = 2; taken.has(id); use += 1) id = `${first}-${use}`;
  taken.add(id);
  return id;
}
