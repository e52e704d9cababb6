/** A version as a maintainer writes it. */
export interface VersionOptions {
  /** What the dropdown shows. Optional on the current version of a product that has a package. */
  text?: string;
  /** In-site path (`/material-ui/v6/`) or an archive's address. Never on the current version. */
  href?: string;
  /** `true` on exactly one version of a product. */
  current?: boolean;
}

/** A picture for each colour mode, as site paths. */
export interface Logo {
  light: string;
  dark: string;
}

/** A product as a maintainer writes it in the registry. */
export interface ProductOptions {
  id: string;
  name: string;
  /** One sentence; shown on the home page. */
  description: string;
  /** Groups products in analytics and search, e.g. `core`. */
  category: string;
  logo: Logo;
  /** The npm package that is documented; with `version`, the build fails when another is installed. */
  package?: {name: string; version?: string};
  /** Id of the product whose package and version this one shares. Excludes `package`. */
  versionOf?: string;
  /** Where its pages begin, e.g. `['/material-ui/']`; the first is its start page. */
  routeRoots: string[];
  /** Folder of its markdown, relative to the site; none means it has no pages of its own. */
  docs?: string;
  /** Folder or file below `docs` → address below the route root; `*` stands for one segment. */
  pathnames?: Record<string, string>;
  versions: VersionOptions[];
}

/** A version as pages see it. */
export interface Version {
  text: string;
  href?: string;
  current?: true;
}

/** A product as pages see it: complete, with the installed version. */
export interface Product extends Omit<ProductOptions, 'versions' | 'versionOf'> {
  versions: Version[];
}

/** What every page carries of a product: ids, labels and addresses, nothing longer. */
export type ProductIdentity = Pick<
  Product,
  'id' | 'name' | 'category' | 'logo' | 'routeRoots' | 'versions'
> & {
  /** Address of its start page; a full address where this build leaves the product out. */
  href: string;
};

/** The plugin's global data. */
export interface IdentityData {
  products: ProductIdentity[];
  /** Id of the product that claims every page no other product claims. */
  fallback: string;
  /** Hosts of archives that keep pages under `/<language>/`. */
  languageAwareHosts: string[];
}

/** A fault in the registry, by the path of its option. */
export interface Fault {
  option: string;
  what: string;
  fix: string;
}
