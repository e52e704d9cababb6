import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts: the stages, each of which can be left out. */
export interface Options {
  /** Stage 1: the routes of pages, and the code that each of them loads. Default: true. */
  routes?: boolean;
  /** Stage 2: the names of the files of that code, which the bundler's runtime has. Needs stage 1. Default: true. */
  files?: boolean;
  /** Stage 3: what the docs plugin says of each page on every page. Needs stage 1. Default: true. */
  docs?: boolean;
  /** Stage 4: what is in closed groups of large trees. Needs stage 1. Default: true. */
  trees?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  routes: true,
  files: true,
  docs: true,
  trees: true,
};

const schema = Joi.object<PluginOptions>({
  routes: Joi.boolean().default(DEFAULT_OPTIONS.routes),
  files: Joi.boolean().default(DEFAULT_OPTIONS.files),
  docs: Joi.boolean().default(DEFAULT_OPTIONS.docs),
  trees: Joi.boolean().default(DEFAULT_OPTIONS.trees),
});

export const validateOptions = optionsHook('route-shards', schema);
