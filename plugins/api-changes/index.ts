import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Shows what `api-reference` tells of the past of an API. */
export default function apiChanges(_context: LoadContext): Plugin {
  return {
    name: 'api-changes',
    getThemePath: () => path.resolve(__dirname, 'theme'),
  };
}
