import type {LibrarySheets} from '../../library-sheets/core/modes';
import type {PolicyKind} from '../../_shared/text/errors';
import type {Version} from '../../_shared/site/product';

/** A version of a product, as a maintainer writes it. */
export interface SiteVersion {
  /** What the menu shows. Optional on the current version of a product that has a package. */
  text?: string;
  /** `true` on exactly one version of a product. */
  current?: boolean;
  /** Site path or address of one that is not built here. */
  href?: string;
  /** Docusaurus' name of one that is built here: `v6`. Its address and folder follow from it. */
  docs?: string;
  /** Package that its demos run and its API is read from: `@mui/material-v6`. Default: none. */
  package?: string;
  /** What surrounds its demos, likewise. Default: what surrounds the product's. */
  frame?: string;
}

/** A product, as a maintainer writes it: all that the site knows of it. */
export interface SiteProduct extends LibrarySheets {
  id: string;
  name: string;
  /** One sentence; shown on the home page. */
  description: string;
  /** Groups products in analytics and search: `core`. */
  category: string;
  /** As site paths. Default: `/img/products/<id>.svg`, and `/img/products/<id>-dark.svg`. */
  logo?: {light: string; dark: string};
  /** Main colour; the accents of all schemes are derived from it. Default: that of ink. */
  accent?: string | Record<string, string>;
  /** Folder of its markdown, relative to the site. Default: `docs/<id>`. */
  docs?: string;
  /**
   * `mdx`: its pages come from a Docusaurus site, where `.md` is MDX too, and a page may lack a
   * description. Default: the page's ending says how it is written.
   */
  format?: 'mdx';
  /** Where its pages begin; the first is its start page. Default: `['/<id>/']`. */
  routeRoots?: string[];
  /** Folder or file below `docs` → address below the route root; `*` stands for one segment. */
  pathnames?: Record<string, string>;
  /** Files below `docs` that are no pages, as patterns. Default: none but `README.md`. */
  exclude?: string[];
  /** npm names of what it documents: all have an API, demos and playgrounds, the first the version. */
  packages?: string[];
  /** Id of the product whose version this one shares. Excludes `packages`. */
  versionOf?: string;
  /**
   * Module that surrounds its demos with the library's theme: a file, relative to the site
   * (`./src/frame.tsx`), or that of a package (`vitrine/frames/antd`).
   */
  frame?: string;
  /** Files of stories below `docs` are pages. Default: pages show those that they name. */
  stories?: 'pages';
  /**
   * File of what all of its stories have, relative to the site: `../.storybook/preview.tsx`. Default:
   * none.
   */
  preview?: string;
  /** Packages that a reader's edit of a demo may import beside its own. Default: none. */
  editable?: string[];
  /** File that exports the library's own source, which is read in place of the package. */
  entry?: string;
  /** Address of its source, on GitHub or GitLab. Default: what its package.json says. */
  repository?: string;
  /** Tag of the documented version there. Default: that of the current version, `v7.3.4`. */
  tag?: string;
  /** Folder of snapshots of its API's past, relative to the site. Default: none. */
  history?: string;
  /**
   * Languages that it is built in beside the site's first: language → addresses of the pages,
   * where one that ends with `*` names all that begin so. Links to other pages lead to the first
   * language. Default: all its pages, in all languages.
   */
  languages?: Record<string, string[]>;
  /**
   * In the order of the menu. The text of the current one, `v7.3.4`, is the version that must be
   * installed. Default: the current one alone.
   */
  versions?: SiteVersion[];
}

/** A product with what is not written of it. */
export type FullProduct = SiteProduct &
  Required<Pick<SiteProduct, 'logo' | 'docs' | 'routeRoots' | 'packages' | 'versions'>>;

/** A product with what its packages tell. */
export interface ResolvedProduct extends FullProduct {
  /** npm name of the package that its version is that of, which may be another product's. */
  source: string | undefined;
  /** The entries of its menu. */
  shown: Version[];
}

/** What stands in the configuration, as the code gets it. */
export interface WrittenSite {
  products: SiteProduct[];
  fallback: string;
  languageAwareHosts: string[];
  only: string;
  trees: string;
  icons: string[];
  editUrl: string;
  warn: PolicyKind[];
  css: string[];
  pages: {path: string; title: string; description?: string}[];
  frames: {path: string; module: string}[];
  docs: Record<string, unknown>;
  classic: Record<string, unknown>;
  settings: Record<string, Record<string, unknown> | false>;
}

/** The same with all that is not written of the products filled in. */
export interface SiteFacts extends WrittenSite {
  products: FullProduct[];
}
