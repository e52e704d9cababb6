import {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  Options as DocsOptions,
  PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import {Joi} from '@docusaurus/utils-validation';
import {validateWith} from '../_shared/node';
import type {GeneratedOptions} from './core/generated';
import type {TabOptions} from './core/tabs';

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
  /** Tabs below pages. Default none. */
  tabs?: TabOptions[];
  /** Groups of pages that another plugin makes the data of. Default none. */
  generated?: GeneratedOptions[];
  /** Modules that export a `remarkPlugin` for every page, relative to the site. Default none. */
  remark?: string[];
}

/** Options as the code gets them. */
export type PluginOptions = DocsPluginOptions & {navigation: Required<NavigationOptions>};

export const DEFAULT_OPTIONS: Omit<Required<NavigationOptions>, 'product'> = {
  products: [],
  trees: './sidebars.ts',
  pathnames: {},
  elsewhere: {},
  icons: [],
  tabs: [],
  generated: [],
  remark: [],
};

const texts = Joi.object().pattern(Joi.string(), Joi.string());

const tab = Joi.object<TabOptions>({
  segment: Joi.string().required(),
  field: Joi.string().required(),
  component: Joi.string().required(),
  data: Joi.string().required(),
});

const group = Joi.object<GeneratedOptions>({
  segment: Joi.string().required(),
  label: Joi.string().required(),
  icon: Joi.string(),
  single: Joi.boolean().default(false),
  list: Joi.string().required(),
  component: Joi.string().required(),
  data: Joi.string().required(),
});

const schema = Joi.object<Required<NavigationOptions>>({
  product: Joi.string().required(),
  products: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.products),
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
  pathnames: texts.default(DEFAULT_OPTIONS.pathnames),
  elsewhere: texts.default(DEFAULT_OPTIONS.elsewhere),
  icons: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.icons),
  tabs: Joi.array().items(tab).default(DEFAULT_OPTIONS.tabs),
  generated: Joi.array().items(group).default(DEFAULT_OPTIONS.generated),
  remark: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.remark),
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
