import path from 'node:path';
import {VitrineError} from '../_shared/node';
import {faultsOf} from '../_shared/page/faults';
import type {PageFile} from '../_shared/page/types';
import {calloutFaults} from './core/callouts';
import type {Block} from './core/callouts';

/**
 * Remark plugin that refuses callouts without an end. To be put before Docusaurus' own plugins.
 *
 * @throws VitrineError, when a page is read, with all faults of the page
 */
export function remarkPlugin(): (tree: Block, file: PageFile) => void {
  return (tree, file) => {
    const faults = calloutFaults(tree, String(file.value));
    if (faults.length === 0) return;
    const page = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
    throw new VitrineError(faultsOf(page, faults));
  };
}
