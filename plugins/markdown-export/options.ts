import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** The most that an `llms-full.txt` holds of pages, in bytes of UTF-8. Default 1,000,000. */
  fullTextLimit?: number;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  fullTextLimit: 1_000_000,
};

const schema = Joi.object<PluginOptions>({
  fullTextLimit: Joi.number().integer().min(0).default(DEFAULT_OPTIONS.fullTextLimit),
});

export const validateOptions = optionsHook('markdown-export', schema);
