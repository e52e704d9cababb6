import path from 'node:path';
import type {Root} from 'mdast';
import type {PageFile} from '../_shared/page/types';
import {insertComponents} from './core';
import type {PluginOptions} from './options';

/**
 * Remark plugin that turns `{{"component": "…"}}` into elements. To be put before Docusaurus' own
 * plugins, and after code-blocks, which has a component of its own.
 *
 * @throws VitrineError, when a page is read, with all faults of its lines
 */
export function remarkPlugin({components}: PluginOptions): (tree: Root, file: PageFile) => void {
  return (tree, file) =>
    insertComponents(tree, {
      path: path.relative(file.cwd, file.path).replaceAll(path.sep, '/'),
      text: String(file.value),
      components,
    });
}
