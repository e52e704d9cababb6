import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useProduct} from '../../plugins/product-identity/client';

/**
 * The title of a page in search results and tabs of the browser: many products have a page
 * "Button", so it names the product, and the version where that is an old one.
 */
export function useProductTitle(title: string): string {
  const {name} = useProduct();
  const {isLast, label} = useDocsVersion();
  const product = isLast ? name : `${name} ${label}`;
  return title === product ? title : `${title} – ${product}`;
}
