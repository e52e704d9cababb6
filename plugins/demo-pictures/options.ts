import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Folder of the pictures, relative to the build's. Default `img/demos`. */
  folder?: string;
  /** Width of a picture in px. Default 360. */
  width?: number;
  /** Height of a picture in px. Default 220. */
  height?: number;
  /** How large a demo is drawn: 0.75 shows a third more of it in each direction. Default 0.75. */
  scale?: number;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  folder: 'img/demos',
  width: 360,
  height: 220,
  scale: 0.75,
};

const length = Joi.number().strict().integer().min(16).max(4096);

const schema = Joi.object<PluginOptions>({
  folder: Joi.string()
    .pattern(/^(?!\.{1,2}(?:\/|$))[^/\\]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)*$/)
    .messages({'string.pattern.base': 'must be a folder within the build, as `img/demos`'})
    .default(DEFAULT_OPTIONS.folder),
  width: length.default(DEFAULT_OPTIONS.width),
  height: length.default(DEFAULT_OPTIONS.height),
  scale: Joi.number().strict().min(0.1).max(2).default(DEFAULT_OPTIONS.scale),
});

export const validateOptions = optionsHook('demo-pictures', schema);
