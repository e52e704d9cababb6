import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Has nothing to do by itself: the preset asks for what is wrong, with all else that is. */
export default function pageLinks(_context: LoadContext, _options: PluginOptions): Plugin {
  return {name: 'page-links'};
}
