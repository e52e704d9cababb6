import type {OptionValidationContext} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';
import {validateWith} from './node';

/** What Docusaurus calls before it calls the plugin: options as written in, as used out. */
type OptionsHook<T> = (
  context: OptionValidationContext<Partial<T> & {id?: string}, T>,
) => T & {id: string};

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
