import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';
import {EXTRA_TYPES} from './core/types';
import type {ExtraType} from './core/types';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Front matter fields of the site's own: name → `string`, `boolean`, `number`, `list` or `any`.
   * The name of a known field gives that field another type. Default: none.
   */
  fields?: Record<string, ExtraType>;
  /** Whether every page needs a description, in its front matter or its body. Default `true`. */
  requireDescription?: boolean;
  /**
   * Folders, relative to the site, of pages that come from another site: one without a description
   * is told, and is no error, and a description may be of any length. Default none.
   */
  foreign?: string[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  fields: {},
  requireDescription: true,
  foreign: [],
};

const schema = Joi.object<PluginOptions>({
  fields: Joi.object()
    .pattern(/^[A-Za-z]\w*$/, Joi.string().valid(...EXTRA_TYPES))
    .default(DEFAULT_OPTIONS.fields),
  requireDescription: Joi.boolean().strict().default(DEFAULT_OPTIONS.requireDescription),
  foreign: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.foreign),
});

export const validateOptions = optionsHook('front-matter', schema);
