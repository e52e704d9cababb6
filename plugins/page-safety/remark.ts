import path from 'node:path';
import type {Root} from 'mdast';
import {VitrineError} from '../_shared/node';
import {faultsOf, formatOf, type PageFile} from '../page-reader';
import {calloutFaults} from './core/callouts';
import {rawFaults} from './core/raw';

/** What a page may hold. */
export interface TextOptions {
  /** Kinds of callouts. Default: any. */
  callouts?: readonly string[] | undefined;
}

/**
 * Remark plugin that refuses what would be shown otherwise than it is written: callouts without an
 * end or of a kind that is unknown, and code as text. To be put before Docusaurus' own plugins.
 *
 * @throws VitrineError, when a page is read, with all faults of the page
 */
export function remarkPlugin({callouts}: TextOptions = {}): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    const text = String(file.value);
    const format = formatOf(file.path, file.data?.frontMatter);
    const faults = [...calloutFaults(tree, text, callouts), ...rawFaults(tree, text, format)];
    if (faults.length === 0) return;
    const page = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
    throw new VitrineError(faultsOf(page, faults, 'markup'));
  };
}
