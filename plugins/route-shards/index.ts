import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ENDING} from '../_shared/node';
import {replaceModules, spreadFiles} from './bundle';
import {writeShards} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Rspack keeps from build to build where a module was found: not past a change of these files. */
const CACHE: object = {
  cache: {buildDependencies: [__filename, path.join(__dirname, `bundle${ENDING}`)]},
};

/** Takes what each page of a site adds to all others out of the scripts that all of them load. */
export default function routeShards(
  {generatedFilesDir: folder, siteConfig, siteDir}: LoadContext,
  {routes, files, docs, trees}: PluginOptions,
): Plugin {
  return {
    name: 'route-shards',

    configureWebpack({mode, experiments}, isServer, {currentBundler}) {
      // The dev server writes routes anew while it runs, and no reader waits for what it sends.
      if (isServer || mode !== 'production' || !routes) return {};
      const client = (name: string) => path.join(__dirname, 'client', `${name}${ENDING}`);
      const plant = trees ? client('trees') : undefined;
      const replaced = writeShards({
        folder,
        themeConfig: siteConfig.themeConfig,
        cutsDocs: docs,
        plant,
        siteDir,
      });
      return {
        ...(experiments && 'cache' in experiments && {experiments: CACHE}),
        plugins: [
          replaceModules(currentBundler, replaced, {
            preload: client('preload'),
            known: client('arrive'),
          }),
          ...(files ? [spreadFiles(currentBundler)] : []),
        ],
      };
    },
  };
}
