import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Whether anything is measured. Default `true`. */
  enabled?: boolean;
  /**
   * Folders whose pages are measured, relative to the site. Default `docs`: pages of past versions
   * tell of packages that are not installed.
   */
  include?: string[];
  /** Packages that every reader of the page has already, not counted. Default `react`, `react-dom`. */
  external?: string[];
  /**
   * Folder of sizes that outlive a build, relative to the site. Default
   * `node_modules/.cache/vitrine/bundle-size`.
   */
  cache?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  enabled: true,
  include: ['docs'],
  external: ['react', 'react-dom'],
  cache: 'node_modules/.cache/vitrine/bundle-size',
};

const folder = Joi.string()
  .pattern(/^[^/\\.](?:[^\\]*[^/\\])?$/)
  .messages({'string.pattern.base': 'must be a folder of the site, as `docs/material-ui`'});

const schema = Joi.object<PluginOptions>({
  enabled: Joi.boolean().strict().default(DEFAULT_OPTIONS.enabled),
  include: Joi.array().items(folder).default(DEFAULT_OPTIONS.include),
  external: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.external),
  cache: Joi.string().default(DEFAULT_OPTIONS.cache),
});

export const validateOptions = optionsHook('bundle-size', schema);
