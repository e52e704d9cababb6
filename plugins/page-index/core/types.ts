/** One page of the index. */
export interface IndexedPage {
  /** Address with the site's base URL: `/material-ui/react-button/`. */
  path: string;
  /** The page's heading. */
  title: string;
  /** Id of the product it belongs to. */
  product: string;
  /** One sentence; empty where the page has none, as all of the kind `api`. */
  description: string;
  /** `component` where the page documents components, `api` where it is one name's reference. */
  kind: 'component' | 'page' | 'api';
  /** Title of the group or subheader that it stands under in its product's tree. */
  section?: string;
}

/** What the start page shows of the components of a site with one product. */
export interface FirstComponents {
  /** In the order of the tree; none in a site with more products than one. */
  pages: IndexedPage[];
  /** How many component pages there are, these among them. */
  count: number;
}

/** A page that is no doc, as an option names it. */
export interface HandMadePage {
  /** Path without the site's base URL: `/versions/`. */
  path: string;
  title: string;
  /** One sentence. Default: empty. */
  description?: string;
}

/** A page that is no doc, as the plugin that makes its route announces it. */
export interface AnnouncedPage {
  /** Address with the site's base URL. */
  pathname: string;
  title: string;
  /** Title of the group of the tree that it stands in. */
  section?: string;
}

/** What the index needs to know of a product. */
export interface Product {
  id: string;
  /** Paths that its pages begin with, with slashes at both ends. */
  routeRoots: string[];
}
