import path from 'node:path';
import {aliasesOf} from '../../../plugins/demo-code/core/aliases';
import {frameOf} from './site';
import type {SiteFacts} from './site';
import type {Origin} from './visit';

/** A demo's file, to be rendered without its page. */
export interface Source {
  /** Address of the first page that has it. */
  page: string;
  demo: string;
  /** Absolute. */
  file: string;
  /** Absolute, or of a package. */
  frame: string | undefined;
  /** Those that stand for others, by the others' names. */
  packages: Record<string, string>;
}

/** Each file that demos come from, once. */
export function listSources(
  site: SiteFacts,
  placed: {page: string; demo: string; origin: Origin}[],
): Source[] {
  const sources = placed.map(({page, demo, origin: {at, file}}) => {
    const [from = ''] = at.split(':');
    // A piece of a hand-made page is named by its own file.
    const own = /\.mdx?$/.test(from) ? path.join(path.dirname(from), file) : from;
    return {
      page,
      demo,
      file: path.resolve(site.dir, own),
      frame: frameOf(site, from),
      packages: aliasesOf(from, site.aliases),
    };
  });
  return [...new Map(sources.map((source) => [source.file, source])).values()];
}
