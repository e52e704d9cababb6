import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';
import type {Alias, Frame, PlaygroundLibrary} from './core/types';

/** Options as written in docusaurus.config.ts. What a single demo may vary stands in its line. */
export interface Options {
  /**
   * npm scopes or packages that only demos use: their code is kept out of what every page loads.
   * Default none.
   */
  libraries?: string[];
  /**
   * What surrounds the demos of the pages below a folder: the theme of their library. The longest
   * path wins; demos of other pages have no frame. Paths are relative to the site.
   * Default none.
   */
  frames?: Frame[];
  /**
   * Packages that stand for others in the demos of the pages below a folder: those of a past
   * version. The longest path wins. Default none.
   */
  aliases?: Alias[];
  /**
   * Whose components can be tried out on the pages below a folder. The longest path wins.
   * Default none.
   */
  playgrounds?: PlaygroundLibrary[];
  /**
   * Address that leads, with a demo's path in the site behind it, to where it can be edited: that
   * of the docs instances. Default `''`: no such link.
   */
  editUrl?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  libraries: [],
  frames: [],
  aliases: [],
  playgrounds: [],
  editUrl: '',
};

const frame = Joi.object<Frame>({
  path: Joi.string().required(),
  module: Joi.string().required(),
});

const alias = Joi.object<Alias>({
  path: Joi.string().required(),
  packages: Joi.object().pattern(Joi.string(), Joi.string()).min(1).required(),
});

const playground = Joi.object<PlaygroundLibrary>({
  path: Joi.string().required(),
  package: Joi.string().required(),
  api: Joi.string()
    .pattern(/^\/.*\/$/, 'address with a slash at either end')
    .required(),
  models: Joi.string(),
});

const schema = Joi.object<PluginOptions>({
  libraries: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.libraries),
  frames: Joi.array().items(frame).unique('path').default(DEFAULT_OPTIONS.frames),
  aliases: Joi.array().items(alias).unique('path').default(DEFAULT_OPTIONS.aliases),
  playgrounds: Joi.array().items(playground).unique('path').default(DEFAULT_OPTIONS.playgrounds),
  editUrl: Joi.string().uri().allow('').default(DEFAULT_OPTIONS.editUrl),
});

export const validateOptions = optionsHook('live-demos', schema);
