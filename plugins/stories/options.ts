import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Folders whose files of stories are pages, relative to the site: those of the docs of products
   * that ask for it. Default none.
   */
  pages?: string[];
  /** What all stories below a folder have: a file such as `.storybook/preview.tsx`. Default none. */
  previews?: Preview[];
}

/** Storybook's file of what all stories have. */
export interface Preview {
  /** Folder of the docs, relative to the site. */
  path: string;
  /** Relative to the site: `../.storybook/preview.tsx`. */
  file: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {pages: [], previews: []};

const schema = Joi.object<PluginOptions>({
  pages: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.pages),
  previews: Joi.array()
    .items(Joi.object({path: Joi.string().required(), file: Joi.string().required()}))
    .default(DEFAULT_OPTIONS.previews),
});

export const validateOptions = optionsHook('stories', schema);
