import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** The most that an `llms-full.txt` holds of pages, in bytes of UTF-8. Default 1,000,000. */
  fullTextLimit?: number;
  /**
   * What becomes of a page that does not show all of its source, or shows some of it raw: `throw`
   * ends the build, `warn` tells it, `ignore` does not look. Default `throw`, and `warn` where the
   * site has plugins of its own that change pages.
   */
  untraced?: 'throw' | 'warn' | 'ignore';
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  fullTextLimit: 1_000_000,
  untraced: 'throw',
};

const schema = Joi.object<PluginOptions>({
  fullTextLimit: Joi.number().integer().min(0).default(DEFAULT_OPTIONS.fullTextLimit),
  untraced: Joi.valid('throw', 'warn', 'ignore').default(DEFAULT_OPTIONS.untraced),
});

export const validateOptions = optionsHook('markdown-export', schema);
