import type {Root} from 'mdast';
import {anchoredHeadings} from '../_shared/page/anchors';

/** Gives each heading of a page its anchor, in place; one with an id of its author's keeps it. */
export function addAnchors(tree: Root): void {
  for (const {heading, id} of anchoredHeadings(tree)) {
    if (id === undefined) continue;
    const data = (heading.data ??= {});
    data.hProperties = {...data.hProperties, id};
  }
}
