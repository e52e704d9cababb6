import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Holds the names of the components that pages may name in a line; its remark plugin knows them. */
export default function pageComponents(_context: LoadContext, _options: PluginOptions): Plugin {
  return {name: 'page-components'};
}
