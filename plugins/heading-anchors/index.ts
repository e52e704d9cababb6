import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {addAnchors} from './core';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Has nothing to do in the build but what its remark plugin does. */
export default function headingAnchors(_context: LoadContext, _options: PluginOptions): Plugin {
  return {name: 'heading-anchors'};
}

/**
 * Remark plugin that gives headings their anchors. To be put before Docusaurus' own plugins, which
 * keep an id that is there, and show it in the contents.
 */
export function remarkPlugin(): (tree: Root) => void {
  return addAnchors;
}
