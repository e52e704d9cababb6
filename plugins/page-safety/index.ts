import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderingEnvironment} from './environment';
import {checkStatic} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Keeps the environment of a build out of its pages, and says which page is being rendered. What
 * these may do, its remark and rehype plugins and its parsers hold, which see each of them.
 */
export default function pageSafety(
  {siteDir, siteConfig}: LoadContext,
  {environment, renderLimit, files}: PluginOptions,
): Plugin {
  const inSite = (folder: string) => path.resolve(siteDir, folder);
  const rendering = renderingEnvironment(environment);
  return {
    name: 'page-safety',
    loadContent() {
      const staticDirs = siteConfig.staticDirectories.map(inSite);
      checkStatic(siteDir, {staticDirs, files: files.map(inSite)});
      return Promise.resolve();
    },
    configureWebpack({entry}, isServer, {currentBundler}) {
      if (process.env.NODE_ENV === 'development') return {};
      if (!isServer) return {plugins: [rendering.plugin()]};
      const {main} = entry as {main: string};
      const {DefinePlugin} = currentBundler.instance;
      return {
        entry: {main: path.resolve(__dirname, 'client/serverEntry')},
        resolve: {alias: {'vitrine-server-entry$': main}},
        plugins: [
          rendering.plugin(),
          new DefinePlugin({VITRINE_RENDER_LIMIT: JSON.stringify(renderLimit)}),
        ],
      };
    },
    postBuild() {
      rendering.restore();
      return Promise.resolve();
    },
  };
}
