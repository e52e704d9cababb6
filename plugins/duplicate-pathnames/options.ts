import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Module of the navigation trees, relative to the site. Default `./sidebars.ts`. */
  trees?: string;
  /**
   * List of the addresses that the site has published, relative to it. Default `published.txt`;
   * where there is no such file, nothing is asked of it.
   */
  published?: string;
  /** Whether the build leaves products out, whose addresses nothing answers. Default `false`. */
  partial?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  trees: './sidebars.ts',
  published: 'published.txt',
  partial: false,
};

const schema = Joi.object<PluginOptions>({
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
  published: Joi.string().default(DEFAULT_OPTIONS.published),
  partial: Joi.boolean().default(DEFAULT_OPTIONS.partial),
});

export const validateOptions = optionsHook('duplicate-pathnames', schema);
