import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';
import type {PlaygroundLibrary} from './core/types';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Whose components can be tried out on the pages below a folder; one entry for each package. The
   * longest path wins. Default none.
   */
  libraries?: PlaygroundLibrary[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {libraries: []};

const library = Joi.object<PlaygroundLibrary>({
  path: Joi.string().required(),
  package: Joi.string().required(),
  installed: Joi.string(),
  api: Joi.string()
    .pattern(/^\/.*\/$/, 'address with a slash at either end')
    .required(),
  models: Joi.string(),
  renamed: Joi.string(),
});

function isSame(a: PlaygroundLibrary, b: PlaygroundLibrary): boolean {
  return a.path === b.path && a.package === b.package;
}

const schema = Joi.object<PluginOptions>({
  libraries: Joi.array().items(library).unique(isSame).default(DEFAULT_OPTIONS.libraries),
});

export const validateOptions = optionsHook('playground', schema);
