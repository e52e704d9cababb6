import {demosOf, type ShownDemo} from '../../../page-reader/core/demosOf';
import {asRead} from '../../../page-reader/core/dialect';
import {formatOf} from '../../../page-reader/core/parse';
import {readPage} from '../../../page-reader/core/readPage';
import type {Cache} from '../load/cache';
import {collectMentions} from '../load/collect';
import type {DocPage} from '../load/pages';
import {demoLabel} from './demoLabel';
import type {Demo} from './shown';
import type {Usage} from '../../../demo-code/core/usages';

/** What reaches beyond the plugin, handed in by it. */
export interface DemoTools {
  cache: Cache<Usage[]>;
  /** Changes when demos are read in another way. */
  version: string;
  /** Text of a file by its path from the site's folder; `undefined` where there is none. */
  read: (file: string) => string | undefined;
  /** A page's address as it is served: the docs plugin's permalinks may lack their last slash. */
  toAddress: (permalink: string) => string;
  /** Compiles: called only for what the cache lacks. */
  usagesOf: (source: string) => Promise<Usage[]>;
}

/** The demos of pages, with what each uses, in the order of the pages. */
export async function loadDemos(pages: readonly DocPage[], tools: DemoTools): Promise<Demo[]> {
  const demos: Demo[] = [];
  for (const {file, title, permalink, frontMatter} of pages) {
    const about = collectMentions([{file, frontMatter}]).mentions.map(({name}) => name);
    for (const demo of firstOfEach(shownOn(file, frontMatter, tools))) {
      const usages = await cachedUsages(demo.source, tools);
      const href = `${tools.toAddress(permalink)}#${demo.id}`;
      demos.push({title: demoLabel(title, demo.file), href, about, usages});
    }
  }
  return demos;
}

function shownOn(
  page: string,
  frontMatter: DocPage['frontMatter'],
  {read}: DemoTools,
): ShownDemo[] {
  const folder = page.replace(/[^/]*$/, '');
  const format = formatOf(page, frontMatter);
  const contents = readPage(asRead(read(page) ?? '', format).text, format);
  return demosOf(contents, {read: (file) => read(folder + file)});
}

/** A demo that stands on a page twice is linked where it first stands. */
function firstOfEach(demos: readonly ShownDemo[]): ShownDemo[] {
  return demos.filter(({file}, place) => place === demos.findIndex((one) => one.file === file));
}

async function cachedUsages(
  source: string,
  {cache, version, usagesOf}: DemoTools,
): Promise<Usage[]> {
  const key = `${version}\n${source}`;
  const cached = cache.read(key);
  if (cached) return cached;
  const usages = await usagesOf(source);
  cache.write(key, usages);
  return usages;
}
