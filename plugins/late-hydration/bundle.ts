import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration, WebpackPluginInstance} from 'webpack';
import {PAGE_ROOT} from './core/header';
import {divideSheet} from './core/styles/divide';
import type {WornGroup} from '../library-sheets';

const NAME = 'vitrine-late-hydration';

/** By what a theme's layout asks for the header. */
const NAVBAR = '@theme/Navbar';

/** The comment that has V8 compile all functions of a script in the thread that it is loaded in. */
const EAGER = '//# allFunctionsCalledOnLoad';

/** Shorter scripts have too few functions to be felt, in bytes. */
const SHORTEST = 8 * 1024;

/**
 * What React takes a page over with is on each page, though the bundler cannot tell: the parts of
 * pages would have what they share with it once more.
 */
const ONE_PAGE_ROOT = {
  cacheGroups: {
    pageRoot: {
      name: PAGE_ROOT,
      chunks: 'async',
      enforce: true,
      // Over Docusaurus' own for scripts, below that for sheets.
      priority: 45,
      test: (module: Rspack.Module, {chunkGraph}: Pick<Rspack.Compilation, 'chunkGraph'>) =>
        [...chunkGraph.getModuleChunksIterable(module)].some(({name}) => name === PAGE_ROOT),
    },
  },
};

/** Rspack keeps from build to build where a module was found: not past a change of this file. */
const CACHE = {cache: {buildDependencies: [__filename]}};

/** What the bundler is told of the header's root. */
interface HeaderRoot {
  entry?: {main: string};
  optimization?: {splitChunks: object};
  experiments?: object;
  resolve?: {alias: Record<string, string>};
}

/**
 * Has the header of a page, the theme's `Navbar`, come alive by itself: what renders pages writes it
 * into an element of its own; browsers get an entry that takes over that alone, or the page as well.
 * Docusaurus' own entry is a chunk beside it then.
 *
 * @param config of the bundler, which knows the parts of the theme by its aliases
 */
export function headerRoot(
  {resolve, experiments}: Pick<Configuration, 'resolve' | 'experiments'>,
  isServer: boolean,
): HeaderRoot {
  const file = (name: string) => path.join(__dirname, 'client/header', name);
  const {[NAVBAR]: navbar} = (resolve?.alias ?? {}) as Record<string, string | undefined>;
  if (navbar === undefined) return {};
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  return {
    ...(!isServer && {entry: {main: file('entry')}, optimization: {splitChunks: ONE_PAGE_ROOT}}),
    ...(experiments && 'cache' in experiments && {experiments: CACHE}),
    resolve: {
      alias: {
        [NAVBAR]: file(isServer ? 'ServedPlace' : 'Place'),
        'vitrine-navbar$': navbar,
        'vitrine-known$': file('known'),
        'vitrine-page$': path.join(core, 'lib/client/clientEntry.js'),
      },
    },
  };
}

/**
 * Divides the style sheet of a site once it is minified, and before its name is made of what is in it.
 *
 * @param onDivided called with the rules that pages take theirs from
 */
export function divideStyles(
  {instance}: CurrentBundler,
  onDivided: (rules: WornGroup[]) => void,
): WebpackPluginInstance {
  // Docusaurus types both of its bundlers as webpack.
  const {Compilation, sources} = instance as unknown as typeof Rspack;
  const plugin = {
    apply: ({hooks}: Rspack.Compiler) => {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          const sheets = Object.keys(assets).filter((file) => file.endsWith('.css'));
          const divided = sheets.map((file) => {
            const {rules, late} = divideSheet(assets[file]?.source().toString() ?? '');
            compilation.updateAsset(file, new sources.RawSource(late));
            return rules;
          });
          onDivided(divided.flat());
        });
      });
    },
  };
  return plugin as unknown as WebpackPluginInstance;
}

/**
 * Has browsers that know the comment compile what comes with a page while it is loaded. They would
 * compile each function when it is called otherwise, in the thread that React runs in: a tenth of
 * the time from the first use of a page until it is alive. What a demo or a dialog loads stays as
 * it is, as most of a library is never called.
 */
export function compileWhileLoading({instance}: CurrentBundler): WebpackPluginInstance {
  const {Compilation, sources} = instance as unknown as typeof Rspack;
  const plugin = {
    apply: ({hooks}: Rspack.Compiler) => {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        // Behind all that is put before scripts: it has to be their first line.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          for (const file of [...compilation.chunks].filter(isOfPages).flatMap(scriptsOf)) {
            if ((assets[file]?.size() ?? 0) < SHORTEST) continue;
            compilation.updateAsset(file, (text) => new sources.ConcatSource(`${EAGER}\n`, text));
          }
        });
      });
    },
  };
  return plugin as unknown as WebpackPluginInstance;
}

/** Whether a page comes with a chunk: Docusaurus asks for those of its registry by name. */
function isOfPages(chunk: Rspack.Chunk): boolean {
  return [...chunk.groupsIterable].some((group) => group.isInitial() || group.name !== undefined);
}

function scriptsOf({files}: Rspack.Chunk): string[] {
  return [...files].filter((file) => file.endsWith('.js'));
}
