import {Joi} from '@docusaurus/utils-validation';
import {APP_ID, HTTPS_ORIGIN, type HostedSearch} from '../_shared/site/hostedSearch';
import {optionsHook} from '../_shared/node/options';

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
  /** Who answers readers that have consented, before the site's own index does. Default: nobody. */
  hosted?: HostedSearch;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Omit<Options, 'hosted'>> & Pick<Options, 'hosted'>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'products'> = {fallback: '', pages: []};

const texts = Joi.array().items(Joi.string());

const PROVIDERS = ['algolia', 'typesense'] as const;
const text = Joi.string().required();

/** A field that one provider needs, and the other does not know. */
const only = (provider: (typeof PROVIDERS)[number], field: Joi.StringSchema) =>
  Joi.when('provider', {
    switch: PROVIDERS.map((is) => ({is, then: is === provider ? field : Joi.forbidden()})),
  });

/** One schema for both, so that what is wrong is told of the field that it stands in. */
const hosted = Joi.object({
  provider: Joi.valid(...PROVIDERS).required(),
  apiKey: text,
  appId: only(
    'algolia',
    text.pattern(APP_ID).messages({'string.pattern.base': 'must be letters and digits'}),
  ),
  indexName: only('algolia', text),
  host: only(
    'typesense',
    text.pattern(HTTPS_ORIGIN).messages({
      'string.pattern.base': 'must be an origin such as https://search.example.com, without a path',
    }),
  ),
  collection: only('typesense', text),
});

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
  hosted,
});

export const validateOptions = optionsHook('local-search', schema);
