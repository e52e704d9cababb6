import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {insertComponents} from './core';
import {DEFAULT_OPTIONS} from './options';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What the remark plugin needs to know of the page, a part of unified's VFile. */
interface PageFile {
  path: string;
  /** The site's folder, which paths in errors are relative to. */
  cwd: string;
  value: string | Uint8Array;
}

// Docusaurus loads this module once for the plugin and once for each remark plugin, past the module
// cache; the options, which the first is given, reach the others by the process.
const SLOT: unique symbol = Symbol.for('vitrine.page-components');
const shared = globalThis as {[SLOT]?: PluginOptions};

/** Knows the components that pages may name in a line. */
export default function pageComponents(_context: LoadContext, options: PluginOptions): Plugin {
  shared[SLOT] = options;
  return {name: 'page-components'};
}

/**
 * Remark plugin that turns `{{"component": "…"}}` into elements. To be put before Docusaurus' own
 * plugins, and after code-blocks, which has a component of its own.
 *
 * @throws VitrineError, when a page is read, with all faults of its lines
 */
export function remarkPlugin(): (tree: Root, file: PageFile) => void {
  return (tree, file) =>
    insertComponents(tree, {
      path: path.relative(file.cwd, file.path).replaceAll(path.sep, '/'),
      text: String(file.value),
      components: (shared[SLOT] ?? DEFAULT_OPTIONS).components,
    });
}
