import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import {keepReads} from '../page-reader';
import {keepScripts} from './bundle';
import {CHUNK_FILES, needsThreads} from './core';
import {readDocsAtOnce} from './docs';
import {clearPages, countPages, createPages, isLastShell, openReads, type Reads} from './files';
import {takeTurns} from './turns';
import {compileVisited} from './visits';
import {withoutMinifier} from './minifier';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What tells the renderer where pages are kept: it is asked for in threads of its own. */
const PLACES = 'VITRINE_KEPT_PAGES';

const isServed = () => process.env.NODE_ENV === 'development';

/** Keeps what was read and rendered of pages for the next build, which does only what has changed. */
export default function incrementalSsg(
  {siteDir, siteConfig, i18n, generatedFilesDir}: LoadContext,
  {sources, pages, scripts, minifies, cache, ...stages}: PluginOptions,
): Plugin {
  const folder = path.resolve(siteDir, cache);
  const rendered = path.join(folder, 'pages', i18n.currentLocale);
  const shell = path.join(folder, `shell.${i18n.currentLocale}`);
  const reads = sources ? openReads(folder) : undefined;
  keepReads(reads);
  const served = isServed() && serve(stages, generatedFilesDir, reads);
  let restore: (() => void) | undefined;
  return {
    name: 'incremental-ssg',

    configureWebpack(config, isServer, {currentBundler}) {
      if (served) return served(currentBundler);
      if (!isServer) {
        const isKept = scripts && currentBundler.name === 'rspack';
        const file = path.join(folder, `scripts.${i18n.currentLocale}`);
        return {plugins: isKept ? [keepScripts(currentBundler, file)] : []};
      }
      if (!minifies) restore ??= withoutMinifier();
      if (!pages) return {};
      createPages(rendered);
      const {path: out = '', filename} = config.output ?? {};
      process.env[PLACES] = JSON.stringify({folder: rendered, bundle: out});
      return rendererSettings(config, () => {
        if (!isLastShell(path.join(out, String(filename)), shell)) return;
        const {faster} = siteConfig.future;
        faster.ssgWorkerThreads &&= needsThreads(countPages(rendered));
      });
    },

    postBuild({routesPaths}) {
      reads?.save();
      restore?.();
      Reflect.deleteProperty(process.env, PLACES);
      clearPages(rendered, routesPaths);
      return Promise.resolve();
    },
  };
}

/**
 * What an author does not wait for while the site is served.
 *
 * @returns gives what is said to the bundler
 */
function serve(
  {docs, visits}: Pick<PluginOptions, 'docs' | 'visits'>,
  generated: string,
  reads: Reads | undefined,
) {
  const turns = docs ? takeTurns() : undefined;
  if (turns) readDocsAtOnce(turns.note);
  return (bundler: CurrentBundler): object => {
    // All content is loaded by then; an edit is no reason to write all of it.
    reads?.save();
    const lazy = visits ? compileVisited(bundler, path.join(generated, 'registry.js')) : undefined;
    return {...lazy, plugins: [...(turns ? [turns] : []), ...(lazy?.plugins ?? [])]};
  };
}

/**
 * What pages are rendered by, around Docusaurus' own.
 *
 * @param onBundled runs once it is known what the pages are made of, and before Docusaurus asks how
 *   to render them
 */
function rendererSettings({entry, resolve}: Configuration, onBundled: () => void) {
  const {main} = entry as {main: string};
  return {
    plugins: [{apply: ({hooks}: Compiler) => hooks.done.tap('incremental-ssg', onBundled)}],
    output: {chunkFilename: CHUNK_FILES},
    entry: {main: path.resolve(__dirname, 'client/serverEntry')},
    resolve: {alias: {'vitrine-renderer$': main, 'vitrine-routes$': routerIn(resolve?.alias)}},
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
