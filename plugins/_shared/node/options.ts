import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '.';

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

const modeSelector = Joi.string()
  .pattern(/^(?:\.[\w-]+|\[[\w-]+=(["']?)[\w-]+\1\])$/)
  .messages({
    'string.pattern.base': 'must be a class or an attribute, such as .dark or [data-mode=dark]',
  });

/** What the fields of the `LibrarySheets` of library-sheets may be, in every option that has them. */
export const SHEET_FIELDS = {
  css: Joi.array().items(Joi.string()),
  modes: Joi.object({light: modeSelector, dark: modeSelector}).min(1),
  mirror: Joi.boolean(),
};
