import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';
import type {Product} from '../_shared/site/product';

/** Options as the preset `site` hands them over, which has checked them. */
export interface Options {
  /** The products, in the order of menus and home page; also those that this build leaves out. */
  products: Product[];
  /** Ids of those that this build makes. Default none, which means all. */
  built?: string[];
  /** Id of the product that claims every page no other product claims. Default `docs`. */
  fallback?: string;
  /** Hosts of archives that keep pages under `/<language>/`. Default none. */
  languageAwareHosts?: string[];
  /** Text that differs where the site's configuration does: parts are joined that have the same. Default none. */
  configuration?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'products'> = {
  built: [],
  fallback: 'docs',
  languageAwareHosts: [],
  configuration: '',
};

const schema = Joi.object<PluginOptions>({
  products: Joi.array().items(Joi.object().unknown()).min(1).required(),
  built: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.built),
  fallback: Joi.string().default(DEFAULT_OPTIONS.fallback),
  languageAwareHosts: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.languageAwareHosts),
  configuration: Joi.string().allow('').default(DEFAULT_OPTIONS.configuration),
});

export const validateOptions = optionsHook('product-identity', schema);
