import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withSlash} from '../_shared/site/addresses';
import {servesAnswers} from '../_shared/node/devServer';
import {formatParts, VitrineError, type ErrorParts} from '../_shared/node';
import {keepForJoin} from '../_shared/node/part';
import type {AllContent} from '../_shared/site/content';
import {markdownFile} from './core/address';
import {productVersions} from './core/content';
import {finish} from './core/finish';
import {loadReader} from './core/fromHtml';
import {llmsFiles, looseOf} from './core/llms';
import {pagesOf, readBuilt, writeFiles} from './files';
import {liveMarkdown} from './live';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Writes each page as Markdown beside it, and what agents read first, after the build. */
export default function markdownExport(
  context: LoadContext,
  {fullTextLimit, untraced}: PluginOptions,
): Plugin {
  const {siteDir, baseUrl, siteConfig} = context;
  let content: AllContent = {};
  const live = liveMarkdown(context, fullTextLimit, () => content);
  return {
    name: 'markdown-export',

    async allContentLoaded({allContent}) {
      content = allContent;
    },

    configureWebpack: (_config, isServer) =>
      isServer ? {} : servesAnswers('markdown-export', baseUrl, live),

    async postBuild({plugins, outDir, routes}) {
      const {url, title, tagline, markdown} = siteConfig;
      const reader = await loadReader();
      const built = (permalink: string) => readBuilt(outDir, permalink, baseUrl);
      const faults: ErrorParts[] = [];
      const trace = untraced === 'ignore' ? undefined : faults;
      const pages = pagesOf({plugins, routes, siteDir, built, reader, trace, markdown});
      tellUntraced(faults, untraced);
      const addresses = new Set(pages.map(({permalink}) => withSlash(permalink)));
      const told = pages.map((page) => ({
        ...page,
        text: finish(page.text, {url, baseUrl, pages: addresses}),
      }));
      const site = {title, tagline, url, baseUrl, versions: productVersions(plugins, baseUrl)};
      const lists = unwritten(llmsFiles(told, site, fullTextLimit), outDir);
      const files = [
        ...told.map(({permalink, text}) => [markdownFile(permalink, baseUrl), text] as const),
        ...lists,
      ];
      refuseTaken(files.slice(0, told.length), outDir);
      writeFiles(outDir, files);
      keepForJoin(outDir, 'markdown-export', {site, pages: looseOf(pages, site)});
    },
  };
}

/** A site may have written its own. */
function unwritten(lists: ReadonlyMap<string, string>, outDir: string): [string, string][] {
  return [...lists].filter(([file]) => !existsSync(path.join(outDir, file)));
}

/** @throws VitrineError where a site asks for all that a page says */
function tellUntraced(faults: ErrorParts[], untraced: PluginOptions['untraced']): void {
  if (faults.length === 0) return;
  if (untraced === 'throw') throw new VitrineError(faults);
  logger.warn(formatParts(faults));
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
