import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Addresses that are answered by something else than the site; `*` stands for anything. Default none. */
  ignore?: string[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {ignore: []};

const schema = Joi.object<PluginOptions>({
  ignore: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.ignore),
});

export const validateOptions = optionsHook('page-links', schema);
