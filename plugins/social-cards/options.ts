import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../_shared/node/options';

/** A product as its cards show it. */
export interface CardProduct {
  id: string;
  name: string;
  /** One sentence, on the card of its API reference. */
  description: string;
  /** Its mark, as a site path. */
  logo: string;
  /** Main colour: `#1769c5`. Default: that of ink. */
  accent?: string;
  /** Where its pages begin, without the base URL. */
  routeRoots: string[];
}

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Whose pages have cards, in the order of the site. */
  products: CardProduct[];
  /**
   * Files of fonts for letters that the site's own lack (TTF, OTF, WOFF or WOFF2): relative to the
   * site, or of an installed package, as `@fontsource/cairo/files/…`. Default none.
   */
  fonts?: string[];
  /** Folder of what was drawn, relative to the site. Default below `node_modules/.cache`. */
  cache?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'products'> = {
  fonts: [],
  cache: 'node_modules/.cache/vitrine/social-cards',
};

const text = Joi.string().required();

const schema = Joi.object<PluginOptions>({
  products: Joi.array()
    .items(
      Joi.object<CardProduct>({
        id: text,
        name: text,
        description: text,
        logo: text,
        accent: Joi.string(),
        routeRoots: Joi.array().items(Joi.string()).required(),
      }),
    )
    .required(),
  fonts: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.fonts),
  cache: Joi.string().default(DEFAULT_OPTIONS.cache),
});

export const validateOptions = optionsHook('social-cards', schema);
