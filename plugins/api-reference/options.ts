import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {validateWith} from '../_shared/node';
import {CURRENT} from './core/load/pages';

/** A package of a version of a product, as it is documented. */
export interface PackageOptions {
  /** Product id; the folder that its models are written to. */
  product: string;
  /** Docusaurus' name of the version that gets the pages. Default `current`. */
  version?: string;
  /** npm name of the package, or the alias by which it is installed beside another version. */
  package: string;
  /**
   * File that exports the package's own source, relative to the site, where the site documents a
   * library that is not built. Default none: the installed package is read.
   */
  entry?: string;
  /**
   * Ids of the docs instances that hold the product's pages, the one with the API pages first.
   * Default: one, of the product's id.
   */
  instances?: string[];
  /** Exported components and hooks that get no page: providers, internals. Default none. */
  exclude?: string[];
  /**
   * Folder of snapshots of earlier versions, relative to the site, as `vitrine api` writes them;
   * they tell since when a prop is there. One package of a version has one. Default none.
   */
  history?: string;
  /** Components and hooks that only a path below the package's root exports. Default none. */
  include?: string[];
  /**
   * Whether this build has the API pages of the product, and their files: a language may have some
   * of its other pages alone. Default `true`.
   */
  published?: boolean;
}

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** Packages that are documented, each once in a version of a product; the first of these leads. */
  packages: PackageOptions[];
  /** Ids of the products that this build has, with commas between. Default `''`: all. */
  only?: string;
  /**
   * Folder of extracted models that outlive a build, relative to the site. Default
   * `node_modules/.cache/vitrine/api-reference`.
   */
  cache?: string;
  /** Whether a documented default that is not what the code does ends the build. Default `false`. */
  strictDefaults?: boolean;
  /** Whether the build says how many props no demo shows. Default `false`. */
  report?: boolean;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Omit<Options, 'packages'>> & {
  id: string;
  packages: (Required<Omit<PackageOptions, 'published'>> & Pick<PackageOptions, 'published'>)[];
};

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'packages' | 'id'> = {
  only: '',
  cache: 'node_modules/.cache/vitrine/api-reference',
  strictDefaults: false,
  report: false,
};

const names = Joi.array().items(Joi.string());

/** Of a version, each package is named once, and the past of one is told. */
function isClash(a: PackageOptions, b: PackageOptions): boolean {
  // An entry with another fault comes without its defaults.
  const isSameVersion =
    a.product === b.product && (a.version ?? CURRENT) === (b.version ?? CURRENT);
  const bothHavePast = Boolean(a.history) && Boolean(b.history);
  return isSameVersion && (a.package === b.package || bothHavePast);
}

const schema = Joi.object<Omit<PluginOptions, 'id'>>({
  packages: Joi.array()
    .items(
      Joi.object<PackageOptions>({
        product: Joi.string()
          .pattern(/^[a-z][a-z\d-]*$/)
          .messages({'string.pattern.base': 'must be lower case letters, digits and hyphens'})
          .required(),
        version: Joi.string()
          .pattern(/^[\w.-]+$/)
          .messages({'string.pattern.base': 'must be the name of a version, e.g. v6'})
          .default(CURRENT),
        package: Joi.string().required(),
        entry: Joi.string().allow('').default(''),
        instances: names.min(1).default((parent: PackageOptions) => [parent.product]),
        exclude: names.default([]),
        include: names.default([]),
        history: Joi.string().allow('').default(''),
        published: Joi.boolean(),
      }),
    )
    .unique(isClash)
    .messages({
      'array.unique':
        'must name a package that no other entry of its version names, and of all these one may have a history',
    })
    .required(),
  only: Joi.string().allow('').default(DEFAULT_OPTIONS.only),
  cache: Joi.string().default(DEFAULT_OPTIONS.cache),
  strictDefaults: Joi.boolean().default(DEFAULT_OPTIONS.strictDefaults),
  report: Joi.boolean().default(DEFAULT_OPTIONS.report),
});

/**
 * The options with defaults filled in.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function parseOptions(options: unknown): Omit<PluginOptions, 'id'> {
  return validateWith('api-reference', schema, options);
}

/** Docusaurus' hook: validates, and keeps the id that Docusaurus adds. */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions {
  return {...parseOptions(options), id: id ?? 'default'};
}
