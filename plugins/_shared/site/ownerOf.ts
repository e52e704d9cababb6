import {withSlash} from './addresses';

/**
 * Whose page it is: of what has the longest route root that a path begins with.
 *
 * @param path the page's, without base URL and language prefix; with or without a slash at its end
 * @param products in their order: of two with one root the first
 * @returns `undefined` for a page that nothing claims
 */
export function ownerOf<P extends {routeRoots: readonly string[]}>(
  path: string,
  products: readonly P[],
): P | undefined {
  const whole = withSlash(path.replace(/[?#].*$/, ''));
  let best: {product: P; length: number} | undefined;
  for (const product of products) {
    for (const root of product.routeRoots) {
      if (whole.startsWith(root) && root.length > (best?.length ?? 0)) {
        best = {product, length: root.length};
      }
    }
  }
  return best?.product;
}
