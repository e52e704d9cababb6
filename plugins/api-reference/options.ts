import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {validateWith} from '../_shared/node';

/** A product whose pages ask for components and hooks of one package. */
export interface PackageOptions {
  /** Product id; the folder that its models are written to. */
  product: string;
  /** npm name of the package that is documented. */
  package: string;
  /** Ids of the docs instances that hold the product's pages; one, of the product's id, if left out. */
  instances?: string[];
}

/** Options as written in docusaurus.config.ts. */
export interface Options {
  packages: PackageOptions[];
  /** Folder of extracted models that outlive a build, relative to the site. */
  cache?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'packages'> = {
  cache: 'node_modules/.cache/vitrine/api-reference',
};

const schema = Joi.object<PluginOptions>({
  packages: Joi.array()
    .items(
      Joi.object<PackageOptions>({
        product: Joi.string()
          .pattern(/^[a-z][a-z\d-]*$/)
          .messages({'string.pattern.base': 'must be lower case letters, digits and hyphens'})
          .required(),
        package: Joi.string().required(),
        instances: Joi.array().items(Joi.string()).min(1),
      }),
    )
    .unique('product')
    .messages({'array.unique': 'must name a product that no other entry names'})
    .required(),
  cache: Joi.string().default(DEFAULT_OPTIONS.cache),
});

/**
 * The options with defaults filled in.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function parseOptions(options: unknown): PluginOptions {
  return validateWith('api-reference', schema, options);
}

/** Docusaurus' hook: validates, and keeps the id that Docusaurus adds. */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  return {...parseOptions(options), id: id ?? 'default'};
}
