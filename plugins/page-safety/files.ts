import {statSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {quote, VitrineError} from '../_shared/node';
import {isFile} from '../_shared/pageFiles';
import {BEYOND} from '../_shared/page/beyond';
import {faultsOf} from '../_shared/page/faults';
import type {Fault, PageFile} from '../_shared/page/types';
import type {Reach} from '../_shared/reach';
import {filesOf, targetsOf, weightFault} from './core/targets';
import type {Places} from './core/targets';

/** What pages may show, and where Docusaurus looks for it. */
export interface FileOptions {
  reach: Reach;
  /** Absolute. */
  staticDirs: readonly string[];
}

type Tree = Parameters<typeof targetsOf>[0];

/**
 * Remark plugin that refuses pictures of, and links to, files that pages may not show, which
 * Docusaurus would publish, and pictures that are too heavy for readers. To be put before Docusaurus' own plugins.
 *
 * @throws VitrineError, when a page is read, with all faults of the page
 */
export function remarkPlugin(options: FileOptions): (tree: Tree, file: PageFile) => void {
  return (tree, {path: page, cwd}) => {
    const places = {siteDir: cwd, folder: path.dirname(page), ...options};
    const faults = targetsOf(tree).flatMap(({url, line, isPicture}): Fault[] => {
      if (leadsBeyond(url, places)) return [{line, ...beyond(quote(url))}];
      const heavy = isPicture ? weightFault(bytesOf(url, places)) : undefined;
      return heavy ? [{line, what: `${quote(url)} ${heavy.what}`, fix: heavy.fix}] : [];
    });
    if (faults.length > 0) throw new VitrineError(faultsOf(inSite(cwd, page), faults));
  };
}

/**
 * A parser that refuses pages that are links to what pages may not show, and pictures of it in front
 * matter.
 *
 * @throws VitrineError, when a page is read, that names it
 */
export function withinReach(
  parse: ParseFrontMatter,
  siteDir: string,
  {reach, staticDirs}: FileOptions,
): ParseFrontMatter {
  return async (params) => {
    const {filePath} = params;
    const where = `${inSite(siteDir, filePath)}:1`;
    if (!reach(filePath)) throw new VitrineError({where, ...beyond('the file')});
    const parsed = await parse(params);
    const {image} = parsed.frontMatter;
    const places = {siteDir, folder: path.dirname(filePath), staticDirs, reach};
    if (typeof image === 'string' && leadsBeyond(image, places)) {
      throw new VitrineError({where, ...beyond(`field "image", ${quote(image)},`)});
    }
    return parsed;
  };
}

/** What is not there leads nowhere, and is told so by Docusaurus. */
function leadsBeyond(
  url: string,
  {reach, ...places}: Places & Pick<FileOptions, 'reach'>,
): boolean {
  const files = filesOf(url, places).map(([from, file]) => path.join(from, file));
  return files.some((file) => isFile(file) && !reach(file));
}

/** @returns 0 for what is not there */
function bytesOf(url: string, places: Places): number {
  const files = filesOf(url, places).map(([from, file]) => path.join(from, file));
  const found = files.find(isFile);
  return found === undefined ? 0 : statSync(found).size;
}

function beyond(subject: string): {what: string; fix: string} {
  return {what: `${subject} ${BEYOND.what}`, fix: BEYOND.fix};
}

function inSite(siteDir: string, file: string): string {
  return path.relative(siteDir, file).replaceAll(path.sep, '/');
}
