import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Rspack keeps from build to build where a module was found: not past a change of this file. */
const CACHE: object = {cache: {buildDependencies: [__filename]}};

/** Puts an index in the place of the router's walk through all routes of the site. */
export default function routeIndex(_context: LoadContext, _options: PluginOptions): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  return {
    name: 'route-index',

    configureWebpack: ({experiments}) => ({
      ...(experiments && 'cache' in experiments && {experiments: CACHE}),
      resolve: {
        alias: {
          // What Docusaurus draws, preloads and names routes with.
          'react-router-config$': client('routes'),
          // By Docusaurus' own name of it, which stands before any other that is for the same.
          '@docusaurus/router': client('router'),
        },
      },
    }),
  };
}
