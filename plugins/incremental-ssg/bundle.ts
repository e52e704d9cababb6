import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {WebpackPluginInstance} from 'webpack';
import {hashOf} from '../_shared/node/cache';
import {KEY_LETTERS} from './core';
import {openKept} from './kept';

const NAME = 'vitrine-incremental-ssg';

/** What a minifier puts into a file of its own where it is told to. */
const LEGAL = ['/*!', '@license', '@preserve'];

/**
 * Has the bundler make only those scripts smaller that the last build did not have: its own cache
 * ends before that. Only where it does so by its own minifier, whose options are data: of what
 * another one does nothing is known.
 *
 * @param file where they are kept
 */
export function keepScripts({instance}: CurrentBundler, file: string): WebpackPluginInstance {
  // Docusaurus types both of its bundlers as webpack.
  const rspack = instance as unknown as typeof Rspack;
  const {Compilation, sources} = rspack;
  const before = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
  const after = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  const plugin = {
    apply({hooks, options}: Rspack.Compiler) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const version = versionOf(rspack, options);
        if (version === undefined) return;
        const kept = openKept(file, version);
        const made = new Map<string, string>();
        compilation.hooks.processAssets.tap({name: NAME, stage: before}, (assets) => {
          for (const [script, text] of scriptsIn(compilation, assets)) {
            const key = hashOf(text, KEY_LETTERS);
            const smaller = kept.read(key);
            if (smaller) {
              const source = new sources.RawSource(Buffer.from(smaller));
              compilation.updateAsset(script, source, {minimized: true});
            } else if (!LEGAL.some((mark) => text.includes(mark))) made.set(script, key);
          }
        });
        compilation.hooks.processAssets.tap({name: NAME, stage: after}, (assets) => {
          for (const [script, key] of made) {
            const smaller = assets[script]?.buffer();
            if (smaller) kept.write(key, smaller);
          }
          kept.save();
        });
      });
    },
  };
  return plugin as unknown as WebpackPluginInstance;
}

/** The scripts that have not been made smaller yet. */
function scriptsIn(
  compilation: Rspack.Compilation,
  assets: Readonly<Record<string, Rspack.sources.Source>>,
): [script: string, text: Buffer][] {
  const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
  return scripts
    .filter((name) => !compilation.getAsset(name)?.info.minimized)
    .map((name) => [name, assets[name]?.buffer() ?? Buffer.alloc(0)]);
}

/** All that a script becomes smaller by; `undefined` where that is not known, or none does. */
function versionOf(
  {SwcJsMinimizerRspackPlugin, LightningCssMinimizerRspackPlugin, rspackVersion}: typeof Rspack,
  {optimization: {minimize, minimizer = []}, plugins, devtool}: Rspack.Compiler['options'],
): string | undefined {
  const isOfScripts = (one: unknown) => one instanceof SwcJsMinimizerRspackPlugin;
  const isKnown = minimizer.every(
    (one) => isOfScripts(one) || one instanceof LightningCssMinimizerRspackPlugin,
  );
  // Where there are maps of the sources, they are made along with it.
  if (!minimize || devtool || !isKnown) return undefined;
  const all = [rspackVersion, minimizer, plugins.filter(isOfScripts)];
  return JSON.stringify(all, (_name, value: unknown) =>
    value instanceof RegExp || typeof value === 'function' ? String(value) : value,
  );
}
