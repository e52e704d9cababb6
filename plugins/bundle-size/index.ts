import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Has nothing to do in the build but what its parser does, which the preset hands to each page. */
export default function bundleSize(_context: LoadContext, _options: PluginOptions): Plugin {
  return {name: 'bundle-size'};
}
