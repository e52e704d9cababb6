import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {ErrorParts} from '../_shared/node';
import {faultsOf, textOf} from '../page-reader';
import {otherWritten, readOther} from './core/blog';
import {announcedPages, writtenPages, type Loaded, type WrittenPage} from './core/content';
import type {Reader} from './core/fromHtml';
import type {ToldPage} from './core/llms';
import {readSource, toMarkdown, type ReadSource, type Site} from './core/markdown';
import {composedPages, otherPages} from './core/others';
import {readShown} from './core/shown';
import type {ReadBeside} from './core/statements';
import {traceFaults} from './core/trace';

/** What holds the text of a written page. */
const TEXT = 'theme-doc-markdown';

/** What the pages are made of. */
interface Sources extends Pick<Props, 'plugins' | 'routes'> {
  siteDir: string;
  /** HTML of a page, its bytes a character each; `undefined` where it has none. */
  built: (permalink: string) => string | undefined;
  reader: Reader;
  /** Takes what pages do not show of their sources. */
  trace: ErrorParts[] | undefined;
  /** How pages are written that do not say so. */
  markdown: {format: string};
}

/** All pages of a finished site. */
export function pagesOf(sources: Sources): ToldPage[] {
  const {plugins, routes, siteDir, built, reader, trace} = sources;
  if (trace) trace.push(...tracedOthers(sources));
  const docs = readWritten(plugins, siteDir).map(({page, read}): ToldPage => {
    const {content, demos, ...source} = read();
    const html = trace && built(page.permalink);
    if (html) {
      const lost = traceFaults(source, readShown(html, TEXT));
      trace.push(...faultsOf(page.file, lost, 'markup'));
    }
    const shown = content ?? reader.read(textOf(built(page.permalink) ?? ''), TEXT, demos) ?? '';
    return {...page, text: toMarkdown(page, shown)};
  });
  const announced = announcedPages(plugins).map((page) => ({...page, text: page.text()}));
  const composed = composedPages(routes, announced);
  // A part of a page has data of its own, and no page.
  const whole = announced.filter(({permalink}) => !permalink.includes('#'));
  const known = [...docs, ...whole, ...composed];
  const others = otherPages(routes, known).flatMap((permalink): ToldPage[] => {
    const text = reader.read(textOf(built(permalink) ?? ''));
    const [, title = permalink] = /^# (.*)$/m.exec(text ?? '') ?? [];
    const page = {permalink, title, description: '', kind: 'page' as const, isListed: true};
    return text === undefined ? [] : [{...page, text: `${text}\n`}];
  });
  return [...known, ...others];
}

/** What posts and pages beside the docs do not show of their sources. */
function tracedOthers({plugins, siteDir, built, markdown}: Sources): ErrorParts[] {
  return otherWritten(plugins).flatMap((page) => {
    const html = built(page.permalink);
    if (html === undefined) return [];
    const source = readOther(
      page,
      readFileSync(path.join(siteDir, page.file), 'utf8'),
      markdown.format,
    );
    return faultsOf(page.file, traceFaults(source, readShown(html, page.part)), 'markup');
  });
}

/** HTML of a page, its bytes a character each; `undefined` where it has none. */
export function readBuilt(outDir: string, permalink: string, baseUrl: string): string | undefined {
  const page = path.join(outDir, decodeURI(permalink.slice(baseUrl.length)));
  const [found] = [path.join(page, 'index.html'), `${page}.html`].filter((file) =>
    existsSync(file),
  );
  return found === undefined ? undefined : readFileSync(found, 'latin1');
}

/** Writes files into a site that is being built: whoever ends that ends all of it. */
export function writeFiles(outDir: string, files: readonly (readonly [string, string])[]): void {
  const folders = new Set(files.map(([file]) => path.join(outDir, path.dirname(file))));
  for (const folder of folders) mkdirSync(folder, {recursive: true});
  for (const [file, text] of files) writeFileSync(path.join(outDir, file), text);
}

/** The pages that somebody wrote, each with its source, which is read when it is asked for. */
export function readWritten(
  plugins: readonly Loaded[],
  siteDir: string,
): {page: WrittenPage; read: () => ReadSource}[] {
  const written = writtenPages(plugins);
  const permalinks = new Map(written.map(({file, permalink}) => [file, permalink]));
  return written.map((page) => {
    const source = path.join(siteDir, page.file);
    const site: Site = {permalinks, read: filesIn(foldersOf(path.dirname(source), page))};
    return {page, read: () => readSource(page, readFileSync(source, 'utf8'), site)};
  });
}

/** The folder of a page, and for a translated one that of the page that it translates. */
function foldersOf(folder: string, {folders}: WrittenPage): string[] {
  if (!folders) return [folder];
  const below = path.relative(folders.translated, folder);
  return below.startsWith('..') ? [folder] : [folder, path.join(folders.written, below)];
}

function filesIn(folders: readonly string[]): ReadBeside {
  return (file) => {
    const found = folders.map((folder) => path.join(folder, file)).find(existsSync);
    return found === undefined ? undefined : readFileSync(found, 'utf8');
  };
}
