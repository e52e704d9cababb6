import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {markdownFile} from './core/address';
import {currentPages} from './core/content';
import type {ExportedPage} from './core/content';
import type {ReadBeside} from './core/statements';
import {toMarkdown} from './core/markdown';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Writes each page of the current versions as Markdown beside it, after the build. */
export default function markdownExport({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'markdown-export',

    async postBuild({plugins, outDir}) {
      const pages = currentPages(plugins);
      const permalinks = new Map(pages.map(({file, permalink}) => [file, permalink]));
      const targets = pages.map((page) => {
        return {page, target: path.join(outDir, markdownFile(page.permalink, baseUrl))};
      });
      refuseTaken(targets, outDir);
      for (const {page, target} of targets) {
        const source = path.join(siteDir, page.file);
        const read = filesIn(foldersOf(path.dirname(source), page));
        const text = await readFile(source, 'utf8');
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, toMarkdown(page, text, {permalinks, read}));
      }
    },
  };
}

/** The folder of a page, and for a translated one that of the page that it translates. */
function foldersOf(folder: string, {folders}: ExportedPage): string[] {
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
function refuseTaken(
  targets: readonly {page: ExportedPage; target: string}[],
  outDir: string,
): void {
  const taken = targets.filter(({target}) => existsSync(target));
  if (taken.length === 0) return;
  throw new VitrineError(
    taken.map(({page, target}) => ({
      where: page.file,
      what: `its Markdown goes to /${path.relative(outDir, target).replaceAll(path.sep, '/')}, where a static file is`,
      fix: 'rename the static file, or give the page another `slug`',
    })),
  );
}
