import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /**
   * Where the icon font comes from: `'site'`, the font that is shipped with the site; the address
   * of a stylesheet, of a provider (`https://…`) or of this site (`/fonts/icons.css`), which is
   * loaded once a page shows an icon; `false`, no icon font. Default `'site'`.
   */
  iconFont?: string | false;
  /**
   * What an icon is, as a CSS selector; read only where `iconFont` is an address. Default: elements
   * that have a class beginning with `material-icons`.
   */
  iconSelector?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  iconFont: 'site',
  iconSelector: '[class^="material-icons"], [class*=" material-icons"]',
};

const ICON_FONT =
  'must be "site", false, or an address that begins with https:// or with one slash';

const schema = Joi.object<PluginOptions>({
  iconFont: Joi.alternatives(
    Joi.valid('site', false),
    Joi.string().pattern(/^(?:https:\/\/|\/(?!\/))\S+$/),
  )
    .messages({'*': ICON_FONT})
    .default(DEFAULT_OPTIONS.iconFont),
  iconSelector: Joi.string().default(DEFAULT_OPTIONS.iconSelector),
});

export const validateOptions = optionsHook('stylesheets', schema);
