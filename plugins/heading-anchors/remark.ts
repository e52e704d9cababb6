import type {Root} from 'mdast';
import {addAnchors} from './core';

/**
 * Remark plugin that gives headings their anchors. To be put before Docusaurus' own plugins, which
 * keep an id that is there, and show it in the contents.
 */
export function remarkPlugin(): (tree: Root) => void {
  return addAnchors;
}
