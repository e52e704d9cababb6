import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** The texts of copy buttons are shared with the components that own some of them. */
const SOURCES = ['client', '../_shared/client'].map((folder) =>
  path.join(path.resolve(__dirname, folder), '**/*.{ts,tsx,js}'),
);

/** Gives the code that no component owns its copy button; its remark plugin highlights. */
export default function codeBlocks(_context: LoadContext, _options: PluginOptions): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => ['./client'],
    // Where Docusaurus looks for texts to translate; its own folder alone is not looked through.
    getPathsToWatch: () => SOURCES,
  };
}
