import type {Nodes, Parents, Root, RootContent} from 'mdast';
import {VitrineError} from '../../_shared/node';
import {checkDemo} from './check';
import {demoElement} from './element';
import {notAlone, readLines} from './line';
import type {Reading} from './line';
import {readTag} from './tag';
import type {DemoFiles, Fault} from './types';

/** A page and the disk around it. */
export interface Page {
  /** Path as it stands in errors: `docs/a/b.md`. */
  path: string;
  /** The page's text as written. */
  text: string;
  files: DemoFiles;
}

/**
 * Replaces all demos of a page's tree, in place, by elements that import them.
 *
 * @throws VitrineError with the faults of all demos of the page at once
 */
export function insertDemos(tree: Root, page: Page): void {
  const faults = insertBelow(tree, page).sort((a, b) => a.line - b.line);
  if (faults.length === 0) return;
  throw new VitrineError(
    faults.map(({line, what, fix}) => ({where: `${page.path}:${line}`, what, fix})),
  );
}

function insertBelow(parent: Parents, page: Page): Fault[] {
  const faults: Fault[] = [];
  const children = parent.children.flatMap((node): RootContent[] => {
    const reading = readNode(node, page.text);
    if (!reading) {
      if ('children' in node) faults.push(...insertBelow(node, page));
      return [node];
    }
    const checked = reading.demos.map((demo) => checkDemo(demo, page.path, page.files));
    faults.push(...reading.faults, ...checked.filter((one) => Array.isArray(one)).flat());
    return checked
      .filter((one) => 'file' in one)
      .map((demo) => ({...demoElement(demo), position: node.position}));
  });
  parent.children = children as typeof parent.children;
  return faults;
}

function readNode(node: Nodes, text: string): Reading | undefined {
  if (!node.position) return undefined;
  const {start, end} = node.position;
  switch (node.type) {
    case 'paragraph':
    case 'mdxFlowExpression':
      return readLines(text.slice(start.offset, end.offset), start.line);
    case 'mdxJsxFlowElement': {
      if (node.name !== 'Demo') return undefined;
      const read = readTag(node.attributes, start.line);
      return 'what' in read ? {demos: [], faults: [read]} : {demos: [read], faults: []};
    }
    case 'mdxJsxTextElement':
      return node.name === 'Demo' ? {demos: [], faults: [notAlone(start.line)]} : undefined;
    default:
      return undefined;
  }
}
