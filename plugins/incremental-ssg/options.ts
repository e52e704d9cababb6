import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Whether what was read of a page's source is kept for the next build. Default `true`. */
  sources?: boolean;
  /** Whether what was rendered of a page is. Default `true`. */
  pages?: boolean;
  /** Whether what scripts were made smaller to is. Default `true`. */
  scripts?: boolean;
  /** Whether Docusaurus' minifier goes over the HTML of each page. Default `false`. */
  minifies?: boolean;
  /** Whether the dev server has the docs plugin read its files at once. Default `true`. */
  docs?: boolean;
  /** Whether the dev server compiles a page when it is first visited. Default `true`. */
  visits?: boolean;
  /** Folder of what is kept, relative to the site. Default `node_modules/.cache/vitrine/incremental-ssg`. */
  cache?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  sources: true,
  pages: true,
  scripts: true,
  minifies: false,
  docs: true,
  visits: true,
  cache: 'node_modules/.cache/vitrine/incremental-ssg',
};

const schema = Joi.object<PluginOptions>({
  sources: Joi.boolean().default(DEFAULT_OPTIONS.sources),
  pages: Joi.boolean().default(DEFAULT_OPTIONS.pages),
  scripts: Joi.boolean().default(DEFAULT_OPTIONS.scripts),
  minifies: Joi.boolean().default(DEFAULT_OPTIONS.minifies),
  docs: Joi.boolean().default(DEFAULT_OPTIONS.docs),
  visits: Joi.boolean().default(DEFAULT_OPTIONS.visits),
  cache: Joi.string().default(DEFAULT_OPTIONS.cache),
});

export const validateOptions = optionsHook('incremental-ssg', schema);
