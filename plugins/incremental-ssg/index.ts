import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {keepReads} from '../page-reader';
import {CHUNK_FILES, needsThreads} from './core';
import {clearPages, countPages, createPages, isLastShell, openReads} from './files';
import {withoutMinifier} from './minifier';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What tells the renderer where pages are kept: it is asked for in threads of its own. */
const PLACES = 'VITRINE_KEPT_PAGES';

/** Keeps what was read and rendered of pages for the next build, which does only what has changed. */
export default function incrementalSsg(
  {siteDir, siteConfig, i18n}: LoadContext,
  {sources, pages, minifies, cache}: PluginOptions,
): Plugin {
  const folder = path.resolve(siteDir, cache);
  const rendered = path.join(folder, 'pages', i18n.currentLocale);
  const shell = path.join(folder, `shell.${i18n.currentLocale}`);
  const reads = sources ? openReads(path.join(folder, 'sources')) : undefined;
  keepReads(reads);
  let restoreMinifier: (() => void) | undefined;
  return {
    name: 'incremental-ssg',

    configureWebpack({entry, output, resolve}, isServer) {
      if (!isServer || process.env.NODE_ENV === 'development') return {};
      if (!minifies) restoreMinifier ??= withoutMinifier();
      if (!pages) return {};
      const {main} = entry as {main: string};
      createPages(rendered);
      process.env[PLACES] = JSON.stringify({folder: rendered, bundle: output?.path});
      // Once it is known what the pages are made of, and before Docusaurus asks how to render them.
      const onBundled = () => {
        if (!isLastShell(path.join(String(output?.path), String(output?.filename)), shell)) return;
        const {faster} = siteConfig.future;
        faster.ssgWorkerThreads &&= needsThreads(countPages(rendered));
      };
      return {
        plugins: [{apply: ({hooks}: Compiler) => hooks.done.tap('incremental-ssg', onBundled)}],
        output: {chunkFilename: CHUNK_FILES},
        entry: {main: path.resolve(__dirname, 'client/serverEntry')},
        resolve: {
          alias: {'vitrine-renderer$': main, 'vitrine-routes$': routerIn(resolve?.alias)},
        },
      };
    },

    postBuild({routesPaths}) {
      reads?.save();
      restoreMinifier?.();
      Reflect.deleteProperty(process.env, PLACES);
      clearPages(rendered, routesPaths);
      return Promise.resolve();
    },
  };
}

const ROUTER = 'react-router-config';

/** Docusaurus' router, or what another plugin has put in its place. */
function routerIn(aliases: unknown): string {
  const other = (aliases as Record<string, string> | undefined)?.[`${ROUTER}$`];
  if (other !== undefined) return other;
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  return require.resolve(ROUTER, {paths: [docusaurus]});
}
