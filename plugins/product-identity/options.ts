import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {suggest, validateWith, VitrineError} from '../_shared/node';
import {PRODUCT_FIELDS} from '../_shared/options';
import {checkRegistry} from './core/check';
import type {ProductOptions} from './core/types';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** The registry: the products, in the order of menus and home page. */
  products: ProductOptions[];
  /** Id of the product that claims every page no other product claims. Default `docs`. */
  fallback?: string;
  /** Hosts of archives that keep pages under `/<language>/`. Default none. */
  languageAwareHosts?: string[];
  /**
   * Ids of the products to build, with commas between: the environment variable `PRODUCTS`.
   * Default `''`: all.
   */
  only?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'products'> = {
  fallback: 'docs',
  languageAwareHosts: [],
  only: '',
};

const path = Joi.string()
  .pattern(/^\/(?:[^/\s]+\/)+$/)
  .messages({'string.pattern.base': 'must be a path that begins and ends with a slash'});

const href = Joi.string()
  .pattern(/^(?:\/(?!\/)\S*\/|https:\/\/\S+)$/)
  .messages({'string.pattern.base': 'must be a site path like "/a/" or an https address'});

const version = Joi.object({text: Joi.string(), href, current: Joi.boolean()});

const product = Joi.object<ProductOptions>({
  ...PRODUCT_FIELDS,
  logo: Joi.object({light: Joi.string().required(), dark: Joi.string().required()}).required(),
  package: Joi.object({name: Joi.string().required(), version: Joi.string()}),
  versionOf: Joi.string(),
  routeRoots: Joi.array().items(path).min(1).required(),
  docs: Joi.string(),
  pathnames: Joi.object().pattern(Joi.string(), Joi.string()),
  versions: Joi.array().items(version).default([]),
}).oxor('package', 'versionOf');

const schema = Joi.object<PluginOptions>({
  products: Joi.array().items(product).min(1).required(),
  fallback: Joi.string().default(DEFAULT_OPTIONS.fallback),
  languageAwareHosts: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.languageAwareHosts),
  only: Joi.string().allow('').default(DEFAULT_OPTIONS.only),
});

/**
 * The options with defaults filled in.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function parseOptions(options: unknown): PluginOptions {
  const value = validateWith('product-identity', schema, options);
  const faults = checkRegistry(value.products, {fallback: value.fallback, suggest});
  if (faults.length === 0) return value;
  throw new VitrineError(
    faults.map(({option, what, fix}) => ({
      where: `plugin product-identity, option ${option}`,
      what,
      fix,
    })),
  );
}

/** Docusaurus' hook: validates, and keeps the id that Docusaurus adds. */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  return {...parseOptions(options), id: id ?? 'default'};
}
