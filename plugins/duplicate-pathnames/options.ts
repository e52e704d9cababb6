import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Module of the navigation trees, relative to the site. Default `./sidebars.ts`. */
  trees?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {trees: './sidebars.ts'};

const schema = Joi.object<PluginOptions>({
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
});

export const validateOptions = optionsHook('duplicate-pathnames', schema);
