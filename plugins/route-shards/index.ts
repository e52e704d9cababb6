import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ENDING} from '../_shared/node';
import {replaceModules, spreadFiles} from './bundle';
import {writeShards} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Takes what each page of a site adds to all others out of the scripts that all of them load. */
export default function routeShards(
  {generatedFilesDir: folder, siteConfig}: LoadContext,
  {routes, files, docs}: PluginOptions,
): Plugin {
  return {
    name: 'route-shards',

    configureWebpack({mode}, isServer, {currentBundler}) {
      // The dev server writes routes anew while it runs, and no reader waits for what it sends.
      if (isServer || mode !== 'production' || !routes) return {};
      const {themeConfig} = siteConfig;
      const replaced = writeShards({folder, themeConfig, cutsDocs: docs});
      if (!replaced) return {};
      const preload = path.join(__dirname, 'client', `preload${ENDING}`);
      return {
        plugins: [
          replaceModules(currentBundler, replaced, preload),
          ...(files ? [spreadFiles(currentBundler)] : []),
        ],
      };
    },
  };
}
