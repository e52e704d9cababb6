import {Joi} from '@docusaurus/utils-validation';
import {POLICY_KINDS} from '../_shared/text/errors';
import type {PolicyKind} from '../_shared/text/errors';
import {optionsHook, SHEET_FIELDS} from '../_shared/node/options';
import type {SiteProduct, SiteVersion, WrittenSite} from './core/types';

// What is compiled to ES modules cannot take it from there by its name.
export {Joi};

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** The products, in the order of menus and home page. */
  products: SiteProduct[];
  /** Id of the product that claims every page no other product claims. Default: the first. */
  fallback?: string;
  /** Hosts of archives that keep pages under `/<language>/`. Default none. */
  languageAwareHosts?: string[];
  /**
   * Ids of the products to build, with commas between; `''` for all. Default: the environment
   * variable `PRODUCTS`.
   */
  only?: string;
  /** Module of the navigation trees, relative to the site. Default `./sidebars.ts`. */
  trees?: string;
  /** Icons that entries of the trees may name. Default none. */
  icons?: string[];
  /** Address that leads, with a file's path behind it, to where it is edited. Default `''`. */
  editUrl?: string;
  /** Faults that are warnings: `description`, `component`, `link`, `types`. Default none. */
  warn?: PolicyKind[];
  /** Style sheets of the site, relative to its folder. Default none. */
  css?: string[];
  /** Pages of `src/pages`, which say nothing of themselves before they are rendered. Default none. */
  pages?: {path: string; title: string; description?: string}[];
  /** What surrounds demos outside of the products' folders. Default none. */
  frames?: {path: string; module: string}[];
  /** Options of `@docusaurus/plugin-content-docs`, the same for every product. Default none. */
  docs?: Record<string, unknown>;
  /**
   * Options of `@docusaurus/preset-classic`, such as `sitemap`, beside those of docs and theme.
   * Default none; there is no blog unless its options are given.
   */
  classic?: Record<string, unknown>;
  /**
   * Plugin → options that are laid over what follows from the products; `false` leaves it out.
   * Default none.
   */
  settings?: Record<string, Record<string, unknown> | false>;
}

/** Options as the code gets them. */
export type PluginOptions = WrittenSite;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'products'> = {
  fallback: '',
  languageAwareHosts: [],
  only: '',
  trees: './sidebars.ts',
  icons: [],
  editUrl: '',
  warn: [],
  css: [],
  pages: [],
  frames: [],
  docs: {},
  classic: {},
  settings: {},
};

const texts = Joi.array().items(Joi.string());
const data = Joi.object().unknown();

const root = Joi.string()
  .pattern(/^\/(?:[^/\s]+\/)*$/)
  .messages({'string.pattern.base': 'must be a path that begins and ends with a slash'});

const version = Joi.object<SiteVersion>({
  text: Joi.string(),
  current: Joi.boolean(),
  href: Joi.string()
    .pattern(/^(?:\/(?!\/)\S*\/|https:\/\/\S+)$/)
    .messages({'string.pattern.base': 'must be a site path like "/a/" or an https address'}),
  docs: Joi.string()
    .pattern(/^[\w.-]+$/)
    .messages({'string.pattern.base': 'must be the name of a version, e.g. v6'}),
  package: Joi.string(),
  frame: Joi.string(),
})
  .oxor('href', 'docs')
  .messages({'object.oxor': 'must have `href` or `docs`, not both'});

const product = Joi.object<SiteProduct>({
  id: Joi.string()
    .pattern(/^[a-z][a-z\d-]*$/)
    .messages({'string.pattern.base': 'must be lower case letters, digits and hyphens'})
    .required(),
  name: Joi.string().required(),
  description: Joi.string().max(160).required(),
  category: Joi.string().required(),
  logo: Joi.object({light: Joi.string().required(), dark: Joi.string().required()}),
  accent: Joi.alternatives(Joi.string(), data),
  docs: Joi.string(),
  format: Joi.valid('mdx'),
  routeRoots: Joi.array().items(root).min(1),
  exclude: texts,
  pathnames: Joi.object().pattern(Joi.string(), Joi.string()),
  packages: texts.min(1),
  versionOf: Joi.string(),
  frame: Joi.string(),
  ...SHEET_FIELDS,
  stories: Joi.valid('pages'),
  preview: Joi.string(),
  editable: texts,
  entry: Joi.string(),
  repository: Joi.string().uri({scheme: 'https'}),
  tag: Joi.string(),
  history: Joi.string(),
  languages: Joi.object().pattern(
    Joi.string(),
    Joi.array()
      .items(
        Joi.string()
          .pattern(/^\/(?:[^/\s*]+\/)*\*?$/)
          .messages({
            'string.pattern.base': 'must be a path like "/a/b/", or "/a/*" for all that begins so',
          }),
      )
      .min(1),
  ),
  versions: Joi.array().items(version),
})
  .oxor('packages', 'versionOf')
  .messages({'object.oxor': 'must have `packages` or `versionOf`, not both'});

const schema = Joi.object<PluginOptions>({
  products: Joi.array().items(product).min(1).required(),
  fallback: Joi.string().allow('').default(DEFAULT_OPTIONS.fallback),
  languageAwareHosts: texts.default(DEFAULT_OPTIONS.languageAwareHosts),
  only: Joi.string()
    .allow('')
    .default(() => process.env.PRODUCTS ?? DEFAULT_OPTIONS.only),
  trees: Joi.string().default(DEFAULT_OPTIONS.trees),
  icons: texts.default(DEFAULT_OPTIONS.icons),
  editUrl: Joi.string().uri().allow('').default(DEFAULT_OPTIONS.editUrl),
  warn: Joi.array()
    .items(Joi.string().valid(...POLICY_KINDS))
    .default(DEFAULT_OPTIONS.warn),
  css: texts.default(DEFAULT_OPTIONS.css),
  pages: Joi.array().items(data).default(DEFAULT_OPTIONS.pages),
  frames: Joi.array().items(data).default(DEFAULT_OPTIONS.frames),
  docs: data.default(DEFAULT_OPTIONS.docs),
  classic: data.default(DEFAULT_OPTIONS.classic),
  settings: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(data, Joi.valid(false)))
    .default(DEFAULT_OPTIONS.settings),
});

export const validateOptions = optionsHook('site', schema);
