import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Has nothing to do in the build but what its remark plugin does. */
export default function headingAnchors(_context: LoadContext, _options: PluginOptions): Plugin {
  return {name: 'heading-anchors'};
}
