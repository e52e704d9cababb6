import type {Expression} from 'estree';
import type {Code, Parents, Root, RootContent} from 'mdast';
import {demoId} from '../../page-reader/core/demosOf';
import {exportDemos, faultElement} from '../../page-reader/core/mdx';
import {VitrineError} from '../../_shared/node';
import {faultsOf, onlyOnce} from '../../page-reader/core/faults';
import {readNode} from '../../page-reader/core/readNode';
import type {MakeDemo, PageOfMade} from '../../page-reader/core/madeDemo';
import {parsePage} from '../../page-reader/core/parse';
import type {Fault, Reading, WrittenDemo, WrittenStory} from '../../page-reader/core/types';
import {checkDemo} from '../../demo-code/core/check';
import type {DemoPage} from '../../demo-code/core/check';
import {askedElement, demoElement, islandOf} from './element';
import {checkMade, withFile} from '../../demo-code/core/made';
import {isLive, type LiveFence} from '../../page-reader/core/liveFence';

/** A page and what surrounds it. */
export interface PageOfDemos extends DemoPage, Pick<PageOfMade, 'watch'> {
  /** The page's text as written. */
  text: string;
  /** Makes demos of stories. Default: lines with stories stay as they are. */
  make?: MakeDemo | undefined;
  /**
   * Takes the faults of a page that is shown all the same: what is wrong with a demo then stands in
   * its place. Default: they are thrown.
   */
  onFaults?: ((error: VitrineError) => void) | undefined;
  /** Makes a module of a fence that is to run. Default: fences do not. */
  live?: ((fence: Code) => LiveModule) | undefined;
}

/** The file of a fence that runs, and how the bundler finds it. */
export interface LiveModule extends LiveFence {
  module: string;
}

/** What has been done with a page so far. */
interface Progress {
  /** Ids of the demos so far. */
  taken: Set<string>;
  /** What those come alive with that need not wait for the page's React. */
  islands: Expression[];
  faults: Fault[];
  /** Whether what is around the demo shows it on the server, too. */
  isServed: boolean;
}

/**
 * Replaces all demos of a page's tree, in place, by elements that import them, and lets the page
 * export that it has some.
 *
 * @throws VitrineError with the faults of all demos of the page at once
 */
export async function insertDemos(tree: Root, page: PageOfDemos): Promise<void> {
  const progress: Progress = {taken: new Set(), islands: [], faults: [], isServed: true};
  await insertBelow(tree, page, progress);
  if (progress.taken.size > 0) exportDemos(tree, progress.islands);
  if (progress.faults.length === 0) return;
  const error = new VitrineError(faultsOf(page.path, onlyOnce(progress.faults), 'demo'));
  if (!page.onFaults) throw error;
  page.onFaults(error);
}

async function insertBelow(parent: Parents, page: PageOfDemos, progress: Progress): Promise<void> {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    const live = page.live && isLive(node) ? page.live(node) : undefined;
    const reading = live ? undefined : readNode(node, page.text);
    if (live) {
      const line = node.position?.start.line ?? 1;
      const options = {hideEditButton: true, browserOnly: live.browserOnly};
      const written = {src: live.file, options, line};
      children.push(...inPlaceOf(node, await demoOf(written, withFence(page, live), progress)));
    } else if (!reading) {
      children.push(node);
      const isServed = progress.isServed && isShownWhole(node);
      if ('children' in node) await insertBelow(node, page, {...progress, isServed});
    } else if (isForOthers(reading, page)) {
      children.push(node);
    } else {
      const elements = await elementsOf(reading, page, progress);
      children.push(...inPlaceOf(node, elements));
    }
  }
  parent.children = children as typeof parent.children;
}

/** By their names in a page: tabs, of which the server shows those that are not chosen, too. */
const SHOWN_WHOLE = ['Tabs', 'TabItem'];

/** Whether the server shows all that is in it: a component may leave it to the browser, or to a press. */
function isShownWhole(node: RootContent): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return true;
  const isLazy = node.attributes.some((one) => 'name' in one && one.name === 'lazy');
  return !/^[A-Z]|\./.test(node.name ?? '') || (SHOWN_WHOLE.includes(node.name ?? '') && !isLazy);
}

/** The page with one more file beside it, which nobody can edit alone. */
function withFence(page: PageOfDemos, live: LiveModule): PageOfDemos {
  return {...page, files: withFile(page.files, live.file, live), editUrl: undefined};
}

/** Components and playgrounds are put there by plugins of their own. */
function isForOthers({written, faults}: Reading, {make}: PageOfDemos): boolean {
  return faults.length === 0 && !written.some((one) => 'src' in one || (make && 'story' in one));
}

/** A table keeps its cell, and the page what it exports, also where they hold a fault. */
function inPlaceOf(node: RootContent, elements: readonly RootContent[]): RootContent[] {
  const placed = elements.map((element) => ({...element, position: node.position}));
  if (node.type === 'mdxjsEsm') return [node, ...placed];
  if (node.type === 'tableCell') return [{...node, children: placed as typeof node.children}];
  return placed;
}

/** In the order of the page, as ids are counted. */
async function elementsOf(
  {written, faults}: Reading,
  page: PageOfDemos,
  progress: Progress,
): Promise<RootContent[]> {
  const elements = faults.length > 0 ? [refuse(faults, page, progress)] : [];
  for (const one of written) {
    if ('src' in one || 'story' in one) elements.push(...(await demoOf(one, page, progress)));
    else if ('component' in one) elements.push(askedElement(one));
  }
  return elements;
}

/** The element of a demo, and what is said before it. */
async function demoOf(
  written: WrittenDemo | WrittenStory,
  page: PageOfDemos,
  progress: Progress,
): Promise<RootContent[]> {
  const demo = 'src' in written ? await checkDemo(written, page) : await makeDemo(written, page);
  if (Array.isArray(demo)) return [refuse(demo, page, progress)];
  const said = demo.made?.text === undefined ? [] : parsePage(demo.made.text, 'md').children;
  const id = take(demoId(demo.name, progress.taken), progress.taken);
  const island = islandOf(demo, id);
  const place = island && progress.islands.push(island) - 1;
  return [...said, demoElement(demo, {id, place, isServed: progress.isServed})];
}

async function makeDemo(written: WrittenStory, page: PageOfDemos) {
  const made = page.make?.(written, page) ?? [];
  return Array.isArray(made) ? made : checkMade(made, written.line, page);
}

/** What stands in the place of what cannot be shown; counts its faults. */
function refuse(faults: Fault[], page: PageOfDemos, {faults: all, taken}: Progress): RootContent {
  all.push(...faults);
  const {message} = new VitrineError(faultsOf(page.path, faults, 'demo'));
  const id = take(demoId('Fault', taken), taken);
  return faultElement(message, id, `${page.path}:${faults[0]?.line ?? 1}`);
}

function take(id: string, taken: Set<string>): string {
  taken.add(id);
  return id;
}
