import {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  Options as DocsOptions,
  PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {ParseFrontMatter} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '../_shared/node';
import type {PageFormat} from '../page-reader';
import type {GeneratedOptions} from './core/generated';

/** Options as written: those of the docs plugin, and `navigation`. */
export interface Options extends DocsOptions {
  /** What the docs plugin knows nothing of. */
  navigation: NavigationOptions;
}

/** Options of the navigation itself. */
export interface NavigationOptions {
  /** Product id: key of its tree in `sidebars.ts`. */
  product: string;
  /** Ids that may have a tree. Default `[]`: any. */
  products?: string[];
  /** Module of the navigation trees, relative to the site. Default `./sidebars.ts`. */
  trees?: string;
  /** Folder or file → address below the route root. Default: where the file is. */
  pathnames?: Record<string, string>;
  /** Route roots this build leaves out → where they are instead. Default none. */
  elsewhere?: Record<string, string>;
  /** Names that an entry's `icon` may have. Default `[]`: any. */
  icons?: string[];
  /**
   * Module of a component or hook that a page's tab shows; `{product}` and `{name}` are filled in.
   * Default `''`: pages have no such tabs.
   */
  tabData?: string;
  /**
   * JSON below the folder of generated files that says, by package and name, what API pages are
   * called that are not called by their name; `{product}` is filled in. Default `''`: none.
   */
  tabNames?: string;
  /**
   * Addresses of the pages that are made, without base URL; one that ends with `*` names all that
   * begin so. The tree has all of them. Default: all are made.
   */
  kept?: string[];
  /** Groups of pages that another plugin makes the data of. Default none. */
  generated?: GeneratedOptions[];
  /** What reads the front matter of pages. Default: what the site's configuration has. */
  parseFrontMatter?: ParseFrontMatter;
  /** How pages are written that do not say so. Default: what the site's configuration has. */
  format?: PageFormat | undefined;
}

/** Options as the code gets them. */
export type PluginOptions = DocsPluginOptions & {navigation: NavigationSettings};

/** Those of the navigation itself. */
type NavigationSettings = Required<
  Omit<NavigationOptions, 'parseFrontMatter' | 'format' | 'kept'>
> &
  Pick<NavigationOptions, 'parseFrontMatter' | 'format' | 'kept'>;

export const DEFAULT_OPTIONS: Omit<NavigationSettings, 'product'> = {
  products: [],
  trees: './sidebars.ts',
  pathnames: {},
  elsewhere: {},
  icons: [],
  tabData: '',
  tabNames: '',
  generated: [],
};

const texts = Joi.object().pattern(Joi.string(), Joi.string());

const group = Joi.object<GeneratedOptions>({
  segment: Joi.string().required(),
  label: Joi.string().required(),
  icon: Joi.string(),
  single: Joi.boolean().default(false),
  list: Joi.string().required(),
  component: Joi.string().required(),
  data: Joi.string().required(),
});

const schema = Joi.object<NavigationSettings>({
  product: Joi.string().required(),
  products: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.products),
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
  pathnames: texts.default(DEFAULT_OPTIONS.pathnames),
  elsewhere: texts.default(DEFAULT_OPTIONS.elsewhere),
  icons: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.icons),
  tabData: Joi.string().allow('').default(DEFAULT_OPTIONS.tabData),
  tabNames: Joi.string().allow('').default(DEFAULT_OPTIONS.tabNames),
  generated: Joi.array().items(group).default(DEFAULT_OPTIONS.generated),
  kept: Joi.array().items(Joi.string()),
  parseFrontMatter: Joi.function(),
  format: Joi.valid('md', 'mdx'),
});

type ValidationContext = Omit<Parameters<typeof validateDocsOptions>[0], 'options'> & {
  options: Options;
};

/**
 * Validates `navigation` here and the rest by the docs plugin.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  validate,
  options: {navigation, ...docs},
}: ValidationContext): PluginOptions {
  const own = validateWith('navigation', schema, navigation ?? {});
  return {...validateDocsOptions({validate, options: docs}), navigation: own};
}
