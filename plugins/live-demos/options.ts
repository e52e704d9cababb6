import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '../_shared/node';
import type {Frame} from './core/types';

/** Options as written in docusaurus.config.ts. What a single demo may vary stands in its line. */
export interface Options {
  /** npm scopes or packages that only demos use: their code is kept out of what every page loads. */
  libraries?: string[];
  /**
   * What surrounds the demos of the pages below a folder: the theme of their library. The longest
   * path wins; demos of other pages have no frame. Paths are relative to the site.
   */
  frames?: Frame[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {libraries: [], frames: []};

const frame = Joi.object<Frame>({
  path: Joi.string().required(),
  module: Joi.string().required(),
});

const schema = Joi.object<PluginOptions>({
  libraries: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.libraries),
  frames: Joi.array().items(frame).unique('path').default(DEFAULT_OPTIONS.frames),
});

/**
 * Docusaurus' hook: validates, and keeps the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  return {...validateWith('live-demos', schema, options), id: id ?? 'default'};
}
