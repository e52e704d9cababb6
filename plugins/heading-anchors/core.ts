import type {Heading, Nodes, Paragraph, Parents, Root} from 'mdast';
import {anchoredHeadings} from '../page-reader/core/anchors';

/** Gives each heading of a page its anchor, in place; one with an id of its author's keeps it. */
export function addAnchors(tree: Root): void {
  for (const {heading, id, alias} of anchoredHeadings(tree)) {
    if (id === undefined) continue;
    const data = (heading.data ??= {});
    data.hProperties = {...data.hProperties, id};
    if (alias !== undefined) putBefore(tree, heading, alias);
  }
}

/** An empty place right before a heading, which leads to it by a second name. */
function putBefore(parent: Parents, heading: Heading, id: string): void {
  const at = (parent.children as Nodes[]).indexOf(heading);
  if (at === -1) {
    for (const child of parent.children) if ('children' in child) putBefore(child, heading, id);
    return;
  }
  const place: Paragraph = {type: 'paragraph', children: [], data: {hName: 'a', hProperties: {id}}};
  (parent.children as Nodes[]).splice(at, 0, place);
}
