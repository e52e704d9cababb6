import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import path from 'node:path';
import {allHaveLooked, awaitFaults, keptFaults, keptWarnings, tellFaults} from '../_shared/faults';
import {formatParts, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {faultsOf} from '../_shared/page/faults';
import {formatOf, parsePage} from '../_shared/page/parse';
import {readPage} from '../_shared/page/readPage';
import type {AllContent} from '../_shared/site/content';
import {remarkTogether} from './together';
import type {Attached} from './together';

/** A page's file, as it was loaded. */
interface Loaded {
  /** Relative to the site. */
  file: string;
  text: string;
}

/** What looks at pages, beside those who load them. */
export interface FaultOptions {
  /** Looks at the links of all pages, and tells what is wrong; none where the site leaves that out. */
  lookAtLinks: ((allContent: AllContent) => void) | undefined;
  /** The pages, as they were loaded. */
  pagesIn(allContent: AllContent): Loaded[];
  /** What each page passes. */
  remark: readonly Attached[];
}

/**
 * Ends a run with all that is wrong, as soon as all content is loaded. What only the bundler would
 * find is looked for here, too, where a run ends anyway: its next one has nothing new to tell.
 *
 * @throws VitrineError with all faults that are kept
 */
export default function faults(
  context: LoadContext,
  {lookAtLinks, pagesIn, remark}: FaultOptions,
): Plugin {
  const isServed = process.env.NODE_ENV === 'development';
  return {
    name: 'site-faults',

    allContentLoaded: ({allContent}) => awaitFaults(look(allContent)),
  };

  async function look(allContent: AllContent): Promise<void> {
    lookAtLinks?.(allContent);
    await allHaveLooked();
    const ends = () => keptFaults().filter(({kind}) => !isServed || !SHOWN.includes(String(kind)));
    if (ends().length > 0) {
      for (const page of pagesIn(allContent)) await lookAtPage(page);
    }
    const warnings = keptWarnings();
    if (warnings.length > 0) logger.warn(formatParts(warnings));
    const found = ends();
    if (found.length > 0) throw new VitrineError(found);
  }

  async function lookAtPage({file, text}: Loaded): Promise<void> {
    const found = await pageFaults(file, text);
    tellFaults(`page ${file}`, found);
  }

  async function pageFaults(file: string, text: string): Promise<ErrorParts[]> {
    const {siteDir: cwd} = context;
    const format = formatOf(file);
    const page = {path: path.join(cwd, file), cwd, value: text, data: {}};
    try {
      await remarkTogether(remark)(parsePage(text, format), page);
      return [];
    } catch (error) {
      if (error instanceof VitrineError) return [...error.parts];
      // What keeps a page from being read.
      return faultsOf(file, readPage(text, format).faults, 'markup');
    }
  }
}

/** What the dev server shows over the page, and goes on. */
const SHOWN = ['link', 'image', 'types'];
