import type {Cache} from '../load/cache';
import {collectMentions} from '../load/collect';
import type {DocPage} from '../load/pages';
import {demoCandidates, demoFiles, demoLabel} from './demoFiles';
import type {Demo} from './shown';
import type {Usage} from './usage';

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
    for (const named of demoFiles(tools.read(file) ?? '')) {
      const source = readDemo(file, named.file, tools);
      // A demo that is not there is told by what shows it.
      if (source === undefined) continue;
      const usages = await cachedUsages(source, tools);
      const href = `${tools.toAddress(permalink)}#${named.id}`;
      demos.push({title: demoLabel(title, named.file), href, about, usages});
    }
  }
  return demos;
}

function readDemo(page: string, name: string, {read}: DemoTools): string | undefined {
  const folder = page.replace(/[^/]*$/, '');
  for (const candidate of demoCandidates(name)) {
    const text = read(`${folder}${candidate}`);
    if (text !== undefined) return text;
  }
  return undefined;
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
