import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Name in a line, or its last part → name of a component of the site's `@theme/MDXComponents`:
   * `{'modules/components/IconSearch': 'IconSearch'}`. Default: none.
   */
  components?: Record<string, string>;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {components: {}};

const component = Joi.string()
  .pattern(/^[A-Z]\w*$/)
  .messages({'string.pattern.base': 'must be the name of a component, as `IconSearch`'});

const schema = Joi.object<PluginOptions>({
  components: Joi.object().pattern(Joi.string(), component).default(DEFAULT_OPTIONS.components),
});

export const validateOptions = optionsHook('page-components', schema);
