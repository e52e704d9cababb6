import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';

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
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {mdx: true, frames: []};

const source = Joi.string()
  .pattern(/^https?:(?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)?$/)
  .messages({'string.pattern.base': 'must be a host with its scheme, as `https://*.example.com`'});

const schema = Joi.object<PluginOptions>({
  mdx: Joi.boolean().strict().default(DEFAULT_OPTIONS.mdx),
  frames: Joi.array().items(source).default(DEFAULT_OPTIONS.frames),
});

export const validateOptions = optionsHook('page-safety', schema);
