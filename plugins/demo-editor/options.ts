import {Joi} from '@docusaurus/utils-validation';
import {optionsHook, SHEET_FIELDS} from '../_shared/node/options';
import type {Library} from './core/types';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Libraries whose demos can be edited, one document for each. React alone always has one.
   * Default none.
   */
  libraries?: Library[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {libraries: []};

const library = Joi.object<Library>({
  name: Joi.string().required(),
  parts: Joi.array().items(Joi.string()),
  packages: Joi.array().items(Joi.string()),
  frame: Joi.string(),
  source: Joi.string(),
  ...SHEET_FIELDS,
});

const schema = Joi.object<PluginOptions>({
  libraries: Joi.array().items(library).unique('name').default(DEFAULT_OPTIONS.libraries),
});

export const validateOptions = optionsHook('demo-editor', schema);
