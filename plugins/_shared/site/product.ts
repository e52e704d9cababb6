/** A picture for each colour mode, as site paths. */
export interface Logo {
  light: string;
  dark: string;
}

/** A version as pages see it. */
export interface Version {
  text: string;
  /** Where it is; none on the current version, which is this site. */
  href?: string;
  current?: true;
}

/** What every page carries of a product: ids, labels and addresses, nothing longer. */
export interface ProductIdentity {
  id: string;
  name: string;
  /** Groups products in analytics and search: `core`. */
  category: string;
  logo: Logo;
  /** Where its pages begin; the first is its start page. */
  routeRoots: string[];
  versions: Version[];
  /**
   * Language → addresses of its pages that are built in it, as patterns. Default: all pages, in all
   * languages.
   */
  languages?: Record<string, string[]>;
  /** Address of its start page; a full address where this build leaves the product out. */
  href: string;
}

/** What only the pages that show all products load. */
export interface Product extends ProductIdentity {
  /** One sentence. */
  description: string;
  /** npm name of the package whose version it shows. Default: it has none. */
  package?: string;
}
