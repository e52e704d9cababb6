import {stripLanguagePrefix} from '../../_shared/site/languages';
import {ownerOf} from '../../_shared/site/ownerOf';
import type {ProductIdentity} from '../../_shared/site/product';

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
  const {path} = stripLanguagePrefix(pathname, languages);
  const product = ownerOf(path, products) ?? products.find(({id}) => id === fallback);
  if (!product) throw new Error(`The registry has no product "${fallback}"`);
  return product;
}
