import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts: there are none. */
export type Options = Record<string, never>;

/** Options as the code gets them. */
export type PluginOptions = Options;

export const DEFAULT_OPTIONS: PluginOptions = {};

const schema = Joi.object<PluginOptions>({});

export const validateOptions = optionsHook('heading-anchors', schema);
