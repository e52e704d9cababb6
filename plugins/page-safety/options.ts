import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Whether pages may be MDX, which is code: it runs in the build and at each reader's. A site that
   * builds strangers' changes says `false`. Default `true`.
   */
  mdx?: boolean;
  /**
   * Hosts whose pages may stand in a frame, as a policy writes them: `https://www.youtube.com`.
   * Default: the `frame-src` of the site's policy.
   */
  frames?: string[];
  /**
   * Folders, relative to the site, whose files pages and demos may show, beside those of the docs,
   * translations, `src` and static folders. Default none.
   */
  files?: string[];
  /**
   * Variables of the environment that code may read while pages are rendered, beside those that
   * Docusaurus needs. What is read is in the HTML, for everybody. Default none.
   */
  environment?: string[];
  /** Seconds that a page may take to be rendered in a build, before that is ended. Default 30. */
  renderLimit?: number;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  mdx: true,
  frames: [],
  files: [],
  environment: [],
  renderLimit: 30,
};

const source = Joi.string()
  .pattern(/^https?:(?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)?$/)
  .messages({'string.pattern.base': 'must be a host with its scheme, as `https://*.example.com`'});

const schema = Joi.object<PluginOptions>({
  mdx: Joi.boolean().strict().default(DEFAULT_OPTIONS.mdx),
  frames: Joi.array().items(source).default(DEFAULT_OPTIONS.frames),
  files: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.files),
  environment: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.environment),
  renderLimit: Joi.number().positive().default(DEFAULT_OPTIONS.renderLimit),
});

export const validateOptions = optionsHook('page-safety', schema);
