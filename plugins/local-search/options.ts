import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';

/** A product whose pages are searched. */
export interface SearchedProduct {
  id: string;
  /** Where its pages begin, without the base URL; the first is its start page. */
  routeRoots: string[];
  /** Folder of its pages, where its `_synonyms.yml` may be, relative to the site. */
  docs: string;
  /** Folder of snapshots of its API's past, relative to the site. Default: none. */
  history?: string;
}

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** In the order in which their answers come first among equals. */
  products: SearchedProduct[];
  /** Id of the product of pages that no product claims. Default: the first. */
  fallback?: string;
  /** Pages that are no docs: path without the site's base URL, title, description. Default: none. */
  pages?: {path: string; title: string; description?: string}[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'products'> = {fallback: '', pages: []};

const texts = Joi.array().items(Joi.string());

const schema = Joi.object<PluginOptions>({
  products: Joi.array()
    .items(
      Joi.object<SearchedProduct>({
        id: Joi.string().required(),
        routeRoots: texts.min(1).required(),
        docs: Joi.string().required(),
        history: Joi.string(),
      }),
    )
    .min(1)
    .required(),
  fallback: Joi.string().allow('').default(DEFAULT_OPTIONS.fallback),
  pages: Joi.array()
    .items(
      Joi.object({
        path: Joi.string().required(),
        title: Joi.string().required(),
        description: Joi.string().allow('').default(''),
      }),
    )
    .default(DEFAULT_OPTIONS.pages),
});

export const validateOptions = optionsHook('local-search', schema);
