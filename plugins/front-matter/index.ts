import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatParts} from '../_shared/node';
import {missingDescriptions} from './core/foreign';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Tells what pages of other sites lack; its parser, which the preset hands to each page, reads. */
export default function frontMatter(_context: LoadContext, {foreign}: PluginOptions): Plugin {
  return {
    name: 'front-matter',
    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      const missing = missingDescriptions(instances, foreign);
      if (missing.length > 0) logger.warn(formatParts(missing));
    },
  };
}
