import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {asRead, formatOf, readAhead} from '../page-reader';
import {readSnapshot, type Snapshot} from '../api-history';
import {readSections, type PageText} from './core/records/sections';
import {readSynonyms, SYNONYMS} from './core/records/synonyms';
import type {Doc, DocsVersion} from './core/records/versions';
import type {SearchedProduct} from './options';

/** Pages that were read, by file and text: the dev server asks again for all after each change. */
const read = new Map<string, {text: string; page: PageText}>();

/** Reads the pages of all versions, side by side where they are many. */
export function readPages(siteDir: string, versions: readonly DocsVersion[]): Promise<void> {
  const pages = versions.flatMap((version) => version.pages);
  return readAhead(writtenOf(siteDir, pages), pages.length);
}

function* writtenOf(siteDir: string, pages: DocsVersion['pages']) {
  for (const {doc} of pages) {
    const file = fileOf(siteDir, doc);
    const format = formatOf(file, doc.frontMatter);
    yield {text: asRead(readFileSync(file, 'utf8'), format).text, format};
  }
}

function fileOf(siteDir: string, {source}: Doc): string {
  return path.join(siteDir, source.replace(/^@site\//, ''));
}

/** What a page says. */
export function readPageText(
  siteDir: string,
  {doc, folders}: DocsVersion['pages'][number],
): PageText {
  const file = fileOf(siteDir, doc);
  const text = readFileSync(file, 'utf8');
  const known = read.get(file);
  if (known?.text === text) return known.page;
  const {contentPath, contentPathLocalized = contentPath} = folders;
  const below = path.relative(contentPathLocalized, path.dirname(file));
  // Demos of a translated page are beside the page that it translates.
  const beside = [path.dirname(file), path.join(contentPath, below)];
  const page = readSections(formatOf(file, doc.frontMatter), text, {
    read: (name) =>
      beside.map((folder) => textOf(path.join(folder, name))).find((one) => one !== undefined),
  });
  if (process.env.NODE_ENV === 'development') read.set(file, {text, page});
  return page;
}

/** What readers call otherwise what a product has; none where it has no file of them. */
export function readProductSynonyms(
  siteDir: string,
  {docs}: SearchedProduct,
): Record<string, string[]> {
  const file = path.posix.join(docs, SYNONYMS);
  return readSynonyms(textOf(path.join(siteDir, file)) ?? '', file);
}

/** The snapshots of a product's API; none where it keeps none. */
export function readSnapshots(siteDir: string, {history}: SearchedProduct): Snapshot[] {
  const folder = history && path.resolve(siteDir, history);
  if (!folder || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files
    .sort()
    .map((file) =>
      readSnapshot(readFileSync(path.join(folder, file), 'utf8'), `${history}/${file}`),
    );
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What of a bundler's build is needed to add files to it; webpack and Rspack have it alike. */
interface Compiler {
  hooks: {thisCompilation: {tap(name: string, use: (compilation: Compilation) => void): void}};
  webpack: {sources: {RawSource: new (text: string) => object}};
}

interface Compilation {
  hooks: {processAssets: {tap(name: string, use: () => void): void}};
  emitAsset(file: string, source: object): void;
}

/** A plugin of the bundler that adds files to what it makes, as they are at that time. */
export function emitter(files: () => ReadonlyMap<string, string>) {
  return {
    apply({hooks, webpack: {sources}}: Compiler): void {
      hooks.thisCompilation.tap('local-search', (compilation) =>
        compilation.hooks.processAssets.tap('local-search', () => {
          for (const [file, text] of files()) {
            compilation.emitAsset(file, new sources.RawSource(text));
          }
        }),
      );
    },
  };
}
