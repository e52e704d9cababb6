import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {WebpackPluginInstance} from 'webpack';
import {divideSheet} from './core/styles/divide';
import type {WornGroup} from '../library-sheets';

const NAME = 'vitrine-divided-styles';

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
