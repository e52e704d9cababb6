import path from 'node:path';
import {VitrineError} from '../_shared/node';
import {faultsOf, type PageFile} from '../page-reader';
import {safetyFaults} from './core/faults';
import type {Node} from './core/faults';
import type {PluginOptions} from './options';

/**
 * Rehype plugin that refuses what a page that is no code may not hold. To be put right behind the
 * one that reads raw HTML: what it sees is what browsers would make of the page.
 *
 * @throws VitrineError, when a page is read, with all faults of the page
 */
export function rehypePlugin({
  frames,
}: Pick<PluginOptions, 'frames'>): (tree: Node, file: PageFile) => void {
  return (tree, file) => {
    const faults = safetyFaults(tree, frames);
    if (faults.length === 0) return;
    const page = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
    throw new VitrineError(faultsOf(page, faults, 'markup'));
  };
}
