import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Holds what pages may do; its rehype plugin and its parser, which see each of them, know it. */
export default function pageSafety(_context: LoadContext, _options: PluginOptions): Plugin {
  return {name: 'page-safety'};
}
