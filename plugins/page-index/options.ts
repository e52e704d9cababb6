import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';
import type {HandMadePage} from './core/types';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Pages that are no docs: path without the site's base URL, title, description. Default: none. */
  pages?: HandMadePage[];
  /** Module of the navigation trees, relative to the site. Default `./sidebars.ts`. */
  trees?: string;
  /** Id of the product of pages that no product claims. Default `docs`. */
  fallback?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  pages: [],
  trees: './sidebars.ts',
  fallback: 'docs',
};

const page = Joi.object<HandMadePage>({
  path: Joi.string()
    .pattern(/^\/(?:[^?#]*\/)?$/)
    .messages({'string.pattern.base': 'must be a path that begins and ends with a slash'})
    .required(),
  title: Joi.string().required(),
  description: Joi.string().allow('').default(''),
});

const schema = Joi.object<PluginOptions>({
  pages: Joi.array()
    .items(page)
    .unique('path')
    .messages({'array.unique': 'must have a path that no other page has'})
    .default(DEFAULT_OPTIONS.pages),
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
  fallback: Joi.string().default(DEFAULT_OPTIONS.fallback),
});

export const validateOptions = optionsHook('page-index', schema);
