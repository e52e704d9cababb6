import {stripLanguagePrefix} from '../../_shared/entries';
import type {ProductIdentity} from './types';

/**
 * The product of a page: the one with the longest route root that matches its path, after the
 * language prefix is taken off.
 *
 * @param pathname the page's path
 * @param products the registry, in its order
 * @param fallback id of the product that claims the rest
 * @param languages the listed page languages
 */
export function productOf<P extends Pick<ProductIdentity, 'id' | 'routeRoots'>>(
  pathname: string,
  products: readonly P[],
  fallback: string,
  languages: readonly string[],
): P {
  const path = withSlash(stripLanguagePrefix(pathname, languages).path);
  let best: {product: P; length: number} | undefined;
  for (const product of products) {
    for (const root of product.routeRoots) {
      if (path.startsWith(root) && root.length > (best?.length ?? 0)) {
        best = {product, length: root.length};
      }
    }
  }
  const product = best?.product ?? products.find(({id}) => id === fallback);
  if (!product) throw new Error(`The registry has no product "${fallback}"`);
  return product;
}

function withSlash(pathname: string): string {
  const path = pathname.replace(/[?#].*$/, '');
  return path.endsWith('/') ? path : `${path}/`;
}
