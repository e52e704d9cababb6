import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import path from 'node:path';
import {
  allHaveLooked,
  allLookedAt,
  awaitFaults,
  keptFaults,
  keptWarnings,
  tellFaults,
} from '../_shared/node/faults';
import {formatParts, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {faultsOf, type PageFormat, parsePage, readPage} from '../page-reader';
import type {AllContent} from '../_shared/site/content';
import {faultOverlay} from './overlay';
import {remarkTogether} from './together';
import type {Attached} from './together';

/** A page's file, as it was loaded. */
interface Loaded {
  /** Relative to the site. */
  file: string;
  text: string;
  format: PageFormat;
  /** As it was read, with what plugins have put to it. */
  frontMatter?: Readonly<Record<string, unknown>> | undefined;
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

/** What the bundler offers, as far as it is used here. */
interface Bundler {
  hooks: {
    done: {
      tapPromise(
        options: {name: string; stage: number},
        run: (stats: {hasErrors(): boolean}) => Promise<void>,
      ): void;
    };
  };
}

/** Docusaurus ends the process where the bundle has errors: whoever is still looking goes before. */
const PATIENCE = {
  apply({hooks}: Bundler) {
    hooks.done.tapPromise({name: 'site-faults', stage: -100}, async (stats) => {
      if (stats.hasErrors()) await allLookedAt();
    });
  },
};

/** What the dev server goes on with; what else is wrong keeps it from showing what is read next. */
const BORNE = ['link', 'image', 'types'];
const isBorne = ({kind}: ErrorParts) => BORNE.includes(String(kind));

/**
 * Ends a run with all that is wrong, as soon as all content is loaded. What only the bundler would
 * find is looked for here, too, where a run ends anyway: its next one has nothing new to tell.
 *
 * @throws VitrineError with all faults that are kept
 */
export default function faults({siteDir}: LoadContext, options: FaultOptions): Plugin {
  const isServed = process.env.NODE_ENV === 'development';
  const tools = isServed ? faultOverlay(keptFaults) : {plugins: [PATIENCE]};
  /** Sources of faults that are looked for only where a run ends: of the last one. */
  const lookedAt: string[] = [];
  return {
    name: 'site-faults',

    allContentLoaded: ({allContent}) => awaitFaults(look(allContent, {...options, siteDir})),

    configureWebpack: (_config, isServer) => (isServer ? {} : tools),
  };

  /** What ends the run. */
  function ends(): ErrorParts[] {
    return keptFaults().filter((fault) => !isServed || !isBorne(fault));
  }

  async function look(allContent: AllContent, looking: Looking): Promise<void> {
    looking.lookAtLinks?.(allContent);
    await allHaveLooked();
    for (const page of lookedAt.splice(0)) tellFaults(page, []);
    if (ends().length > 0) {
      for (const page of looking.pagesIn(allContent)) {
        lookedAt.push(await lookAtPage(page, looking));
      }
    }
    const warnings = keptWarnings();
    if (warnings.length > 0) logger.warn(formatParts(warnings));
    const found = ends();
    if (found.length > 0) throw new VitrineError(found);
  }
}

interface Looking extends FaultOptions {
  siteDir: string;
}

/** @returns the source that its faults are told of */
async function lookAtPage({file, ...page}: Loaded, looking: Looking): Promise<string> {
  const source = `page ${file}`;
  tellFaults(source, await pageFaults(file, page, looking));
  return source;
}

async function pageFaults(
  file: string,
  {text, format, frontMatter}: Omit<Loaded, 'file'>,
  {siteDir: cwd, remark}: Looking,
): Promise<ErrorParts[]> {
  const data = {frontMatter: {...frontMatter, mdx: {format}}};
  const page = {path: path.join(cwd, file), cwd, value: text, data};
  try {
    await remarkTogether(remark)(parsePage(text, format), page);
    return [];
  } catch (error) {
    if (error instanceof VitrineError) return [...error.parts];
    // What keeps a page from being read.
    return faultsOf(file, readPage(text, format).faults, 'markup');
  }
}
