import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith, VitrineError} from '../_shared/node';
import {headerFaults} from './core/checkHeaders';
import type {Headers} from './core/headers';
import {DIRECTIVES} from './core/policy';
import type {ExtraSources} from './core/policy';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Sources added to the content security policy, by directive. Default none. */
  sources?: ExtraSources;
  /** Headers of every answer, name → value: added, or in place of the plugin's own. Default none. */
  headers?: Headers;
  /**
   * Folders without pages that plugins write after the build, below the base URL: `['api']`. Those
   * of `static/` are known. Default none.
   */
  folders?: string[];
  /** Whether the site has documents that run edited demos (plugin demo-editor). Default `false`. */
  runners?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  sources: {},
  headers: {},
  folders: [],
  runners: false,
};

const source = Joi.string()
  .pattern(/^[^\s;,"$\\]+$/)
  .messages({
    'string.pattern.base': 'must be one source, without spaces and any of , ; " $ \\ in it',
  });

const sources = Object.fromEntries(DIRECTIVES.map((name) => [name, Joi.array().items(source)]));

const folder = Joi.string()
  .pattern(/^[\w.-]+$/)
  .messages({'string.pattern.base': 'must be the name of one folder, without slashes'});

const schema = Joi.object<PluginOptions>({
  sources: Joi.object(sources).default(DEFAULT_OPTIONS.sources),
  headers: Joi.object().pattern(Joi.string(), Joi.string()).default(DEFAULT_OPTIONS.headers),
  folders: Joi.array().items(folder).default(DEFAULT_OPTIONS.folders),
  runners: Joi.boolean().default(DEFAULT_OPTIONS.runners),
});

/**
 * Docusaurus' hook: the options with defaults filled in, and the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  const value = validateWith('hosting', schema, options);
  const faults = headerFaults(value.headers);
  if (faults.length > 0) throw new VitrineError(faults);
  return {...value, id: id ?? 'default'};
}
