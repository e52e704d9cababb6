import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {withSlash} from '../_shared/addresses';
import {VitrineError} from '../_shared/node';
import {markdownFile} from './core/address';
import {announcedPages, productVersions, writtenPages, type WrittenPage} from './core/content';
import {finish} from './core/finish';
import {loadReader, type Reader} from './core/fromHtml';
import {llmsFiles, type ToldPage} from './core/llms';
import {readSource, toMarkdown, type Site} from './core/markdown';
import {composedPages, otherPages} from './core/others';
import type {ReadBeside} from './core/statements';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What holds the text of a written page. */
const TEXT = 'theme-doc-markdown';

/** Writes each page as Markdown beside it, and what agents read first, after the build. */
export default function markdownExport(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {fullTextLimit}: PluginOptions,
): Plugin {
  return {
    name: 'markdown-export',

    async postBuild({plugins, outDir, routes}) {
      const reader = await loadReader();
      const built = (permalink: string) => readBuilt(outDir, permalink, baseUrl);
      const pages = pagesOf({plugins, routes, siteDir, built, reader});
      const {url, title, tagline} = siteConfig;
      const addresses = new Set(pages.map(({permalink}) => withSlash(permalink)));
      const told = pages.map((page) => ({
        ...page,
        text: finish(page.text, {url, baseUrl, pages: addresses}),
      }));
      const versions = productVersions(plugins, baseUrl);
      const site = {title, tagline, url, baseUrl, versions};
      // A site may have written its own.
      const lists = [...llmsFiles(told, site, fullTextLimit)].filter(
        ([file]) => !existsSync(path.join(outDir, file)),
      );
      const files = [
        ...told.map(({permalink, text}) => [markdownFile(permalink, baseUrl), text] as const),
        ...lists,
      ];
      refuseTaken(files.slice(0, told.length), outDir);
      for (const [file, text] of files) {
        mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
        writeFileSync(path.join(outDir, file), text);
      }
    },
  };
}

/** What the pages are made of. */
interface Sources extends Pick<Props, 'plugins' | 'routes'> {
  siteDir: string;
  /** HTML of a page; `undefined` where it has none. */
  built: (permalink: string) => string | undefined;
  reader: Reader;
}

function pagesOf({plugins, routes, siteDir, built, reader}: Sources): ToldPage[] {
  const written = writtenPages(plugins);
  const permalinks = new Map(written.map(({file, permalink}) => [file, permalink]));
  const docs = written.map((page): ToldPage => {
    const source = path.join(siteDir, page.file);
    const site: Site = {permalinks, read: filesIn(foldersOf(path.dirname(source), page))};
    const {content, demos} = readSource(page, readFileSync(source, 'utf8'), site);
    const shown = content ?? reader.read(built(page.permalink) ?? '', TEXT, demos) ?? '';
    return {...page, text: toMarkdown(page, shown)};
  });
  const announced = announcedPages(plugins).map((page) => ({...page, text: page.text()}));
  const composed = composedPages(routes, announced);
  // A part of a page has data of its own, and no page.
  const whole = announced.filter(({permalink}) => !permalink.includes('#'));
  const known = [...docs, ...whole, ...composed];
  const others = otherPages(routes, known).flatMap((permalink): ToldPage[] => {
    const text = reader.read(built(permalink) ?? '');
    const [, title = permalink] = /^# (.*)$/m.exec(text ?? '') ?? [];
    const page = {permalink, title, description: '', kind: 'page' as const, isListed: true};
    return text === undefined ? [] : [{...page, text: `${text}\n`}];
  });
  return [...known, ...others];
}

function readBuilt(outDir: string, permalink: string, baseUrl: string): string | undefined {
  const page = path.join(outDir, decodeURI(permalink.slice(baseUrl.length)));
  const [found] = [path.join(page, 'index.html'), `${page}.html`].filter((file) =>
    existsSync(file),
  );
  return found === undefined ? undefined : readFileSync(found, 'utf8');
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

/** A file that is there before the plugin writes one was copied from a static folder. */
function refuseTaken(files: readonly (readonly [file: string, text: string])[], outDir: string) {
  const taken = files.filter(([file]) => existsSync(path.join(outDir, file)));
  if (taken.length === 0) return;
  throw new VitrineError(
    taken.map(([file]) => ({
      where: `plugin markdown-export, /${file}`,
      what: 'a static file has the name that the Markdown of a page gets',
      fix: 'rename the static file, or give the page another `slug`',
    })),
  );
}
