import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Folders whose files of stories are pages, relative to the site: those of the docs of products
   * that ask for it. Default none.
   */
  pages?: string[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {pages: []};

const schema = Joi.object<PluginOptions>({
  pages: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.pages),
});

export const validateOptions = optionsHook('stories', schema);
