import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Module of the navigation trees, relative to the site. Default `./sidebars.ts`. */
  trees?: string;
  /**
   * Path segments whose entries may repeat a pathname of their tree. Default `components-api` and
   * `hooks-api`: the tabs of a component page.
   */
  exempt?: string[];
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  trees: './sidebars.ts',
  exempt: ['components-api', 'hooks-api'],
};

const segment = Joi.string()
  .pattern(/^[^/]+$/)
  .messages({'string.pattern.base': 'must be one segment of a path, without slashes'});

const schema = Joi.object<PluginOptions>({
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
  exempt: Joi.array().items(segment).default(DEFAULT_OPTIONS.exempt),
});

export const validateOptions = optionsHook('duplicate-pathnames', schema);
