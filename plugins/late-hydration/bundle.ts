import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {WebpackPluginInstance} from 'webpack';
import {hashOf} from '../_shared/node/cache';
import {divideSheet} from './core/styles/divide';
import type {RestSheet} from './core/styles/template';

const NAME = 'vitrine-divided-styles';
/** The rest, until its name can be made of what is in it. */
const UNNAMED = 'assets/css/rest.css';

/**
 * Divides the style sheet of a site: what not every page wears becomes a file of its own. It is
 * divided before the bundler's minifier, which drops the marks, and named after all that change it.
 *
 * @param onDivided called with the rest; never where there is none
 */
export function divideStyles(
  {instance}: CurrentBundler,
  onDivided: (rest: RestSheet) => void,
): WebpackPluginInstance {
  // Docusaurus types both of its bundlers as webpack.
  const {Compilation, sources} = instance as unknown as typeof Rspack;
  const plugin = {
    apply: ({hooks}: Rspack.Compiler) => {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const {processAssets} = compilation.hooks;
        const divided = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS};
        processAssets.tap(divided, (assets) => {
          const rests = Object.keys(assets)
            .filter((file) => file.endsWith('.css'))
            .map((file) => {
              const {first, rest} = divideSheet(assets[file]?.source().toString() ?? '');
              if (rest !== '') compilation.updateAsset(file, new sources.RawSource(first));
              return rest;
            });
          const rest = rests.join('\n').trim();
          if (rest !== '') compilation.emitAsset(UNNAMED, new sources.RawSource(rest));
        });
        const named = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1};
        processAssets.tap(named, (assets) => {
          const css = assets[UNNAMED]?.source().toString();
          if (css === undefined) return;
          const path = `assets/css/rest.${hashOf(css)}.css`;
          compilation.emitAsset(path, new sources.RawSource(css), {minimized: true});
          compilation.deleteAsset(UNNAMED);
          onDivided({path, css});
        });
      });
    },
  };
  return plugin as unknown as WebpackPluginInstance;
}
