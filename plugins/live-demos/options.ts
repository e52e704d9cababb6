import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '../_shared/node';

/** Options as written in docusaurus.config.ts: none yet, what a demo may vary stands in its line. */
export type Options = Record<string, never>;

/** Options as the code gets them. */
export type PluginOptions = Options;

export const DEFAULT_OPTIONS: PluginOptions = {};

const schema = Joi.object<PluginOptions>({}).default(DEFAULT_OPTIONS);

/**
 * Docusaurus' hook: validates, and keeps the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  return {...validateWith('live-demos', schema, options), id: id ?? 'default'} as PluginOptions & {
    id: string;
  };
}
