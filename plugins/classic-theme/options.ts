import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. The theme's own settings stay in `themeConfig`. */
export interface Options {
  /** Style sheets of the site, relative to its folder. Default none. */
  customCss?: string[];
  /**
   * Whether browsers get, of packages that Docusaurus bundles whole, the part that it uses. Default
   * `true`.
   */
  lighter?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {customCss: [], lighter: true};

const schema = Joi.object<PluginOptions>({
  customCss: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.customCss),
  lighter: Joi.boolean().default(DEFAULT_OPTIONS.lighter),
});

export const validateOptions = optionsHook('classic-theme', schema);
