import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '../_shared/node';

/** Options as written in docusaurus.config.ts. The theme's own settings stay in `themeConfig`. */
export interface Options {
  /** Style sheets of the site, relative to its folder. */
  customCss?: string[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {customCss: []};

const schema = Joi.object<PluginOptions>({
  customCss: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.customCss),
});

/**
 * Docusaurus' hook: validates, and keeps the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  return {...validateWith('classic-theme', schema, options), id: id ?? 'default'};
}
