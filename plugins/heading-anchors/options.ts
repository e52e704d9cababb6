import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '../_shared/node';

/** Options as written in docusaurus.config.ts: there are none. */
export type Options = Record<never, never>;

/** Options as the code gets them. */
export type PluginOptions = Options;

export const DEFAULT_OPTIONS: PluginOptions = {};

const schema = Joi.object<PluginOptions>({});

/**
 * Docusaurus' hook: validates, and keeps the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin and option
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  return {...validateWith('heading-anchors', schema, options), id: id ?? 'default'};
}
