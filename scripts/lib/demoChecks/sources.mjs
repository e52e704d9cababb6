import path from 'node:path';
import {aliasesOf, frameOf} from './site.mjs';

/**
 * A demo's file, to be rendered without its page.
 *
 * @typedef {object} Source
 * @property {string} page address of the first page that has it
 * @property {string} demo
 * @property {string} file absolute
 * @property {string | undefined} frame absolute
 * @property {Record<string, string>} packages those that stand for others, by the others' names
 */

/**
 * Each file that demos come from, once.
 *
 * @param {import('./site.mjs').SiteFacts} site
 * @param {{page: string, demo: string, origin: import('./visit.mjs').Origin}[]} placed
 * @returns {Source[]}
 */
export function listSources(site, placed) {
  const sources = placed.map(({page, demo, origin: {at, file}}) => {
    const [from = ''] = at.split(':');
    // A piece of a hand-made page is named by its own file.
    const own = /\.mdx?$/.test(from) ? path.join(path.dirname(from), file) : from;
    return {
      page,
      demo,
      file: path.resolve(site.dir, own),
      frame: frameOf(site, from),
      packages: aliasesOf(site, from),
    };
  });
  return [...new Map(sources.map((source) => [source.file, source])).values()];
}
