import type {ProductIdentity} from '../../_shared/site/product';

/** The plugin's global data. */
export interface IdentityData {
  products: ProductIdentity[];
  /** Id of the product that claims every page no other product claims. */
  fallback: string;
  /** Hosts of archives that keep pages under `/<language>/`. */
  languageAwareHosts: string[];
}
