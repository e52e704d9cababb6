import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from './node';

/** What Docusaurus calls before it calls the plugin: options as written in, as used out. */
type OptionsHook<T> = (
  context: OptionValidationContext<Partial<T> & {id?: string}, T>,
) => T & {id: string};

/** What a product says of itself, wherever it is written down. */
export const PRODUCT_FIELDS = {
  id: Joi.string()
    .pattern(/^[a-z][a-z\d-]*$/)
    .messages({'string.pattern.base': 'must be lower case letters, digits and hyphens'})
    .required(),
  name: Joi.string().required(),
  description: Joi.string().max(160).required(),
  category: Joi.string().required(),
};

/**
 * Docusaurus' hook of a plugin whose schema says all about its options: they come back with
 * defaults filled in, and with the id that Docusaurus adds, which no schema knows.
 *
 * @param plugin the plugin's folder name
 * @param schema the schema of its options
 * @throws VitrineError, when called, that names plugin, option, what was given and what is allowed
 */
export function optionsHook<T>(plugin: string, schema: Joi.ObjectSchema<T>): OptionsHook<T> {
  return ({options: {id, ...options}}) => ({
    ...validateWith(plugin, schema, options),
    id: id ?? 'default',
  });
}
