import {kebabCase} from '../../_shared/text/names';
import {asRead} from './dialect';
import {demoName, resolveFile} from './demoFile';
import {formatOf, type PageFormat} from './parse';
import {readPage} from './readPage';
import type {PageContents, PageFiles} from './types';

/** A demo that a page shows. */
export interface ShownDemo {
  /** Path from the page's folder, without `./`. */
  file: string;
  /** The file's text. */
  source: string;
  /** Its id on the page. */
  id: string;
  /** Line in the page, from 1. */
  line: number;
}

/**
 * The demos that a page shows, in its order, each as often as it stands there. One whose file is
 * not there is left out: what builds the page tells it.
 */
export function demosOf({places}: PageContents, files: Pick<PageFiles, 'read'>): ShownDemo[] {
  const ids = new Set<string>();
  return places
    .flatMap(({statements}) => statements)
    .flatMap((statement) => {
      if (!('src' in statement) || typeof statement.src !== 'string') return [];
      const found = resolveFile(statement.src, files);
      if (!found) return [];
      const id = demoId(demoName(found.file), ids);
      ids.add(id);
      return [{...found, id, line: statement.line}];
    });
}

/**
 * The files of the demos that a page shows, each once.
 *
 * @param page the page's file
 * @param text the page's text
 * @param files the disk beside the page
 * @param format how the page is written. Default: as its ending says
 */
export function listDemos(
  page: string,
  text: string,
  files: Pick<PageFiles, 'read'>,
  format: PageFormat = formatOf(page),
): string[] {
  const demos = demosOf(readPage(asRead(text, format).text, format), files);
  return [...new Set(demos.map(({file}) => file))];
}

/**
 * The id of a demo on its page. The plugin that renders demos and the one that links to them must
 * agree on it: both ask for the demos of a page in their order.
 *
 * @param name the demo's file without folder and extension: `BasicButtons`
 * @param taken ids of the demos before it on the page
 * @example 'BasicButtons' → 'demo-basic-buttons'; its second use → 'demo-basic-buttons-2'
 */
export function demoId(name: string, taken: ReadonlySet<string>): string {
  const first = `demo-${kebabCase(name)}`;
  let id = first;
  for (let use = 2; taken.has(id); use += 1) id = `${first}-${use}`;
  return id;
}
