import {isNamed} from '../../_shared/site/builtIn';
import type {Asked} from '../../_shared/site/builtIn';
import {packagesOf} from './shares';
import type {FullProduct} from './types';

/** Addresses of the pages of a product that are built in a language; `undefined`: all are. */
export function keptIn(
  {languages}: Pick<FullProduct, 'languages'>,
  {locale, defaultLocale}: Asked,
): readonly string[] | undefined {
  return locale === defaultLocale || languages === undefined
    ? undefined
    : (languages[locale] ?? []);
}

/** Whether the API pages of a product's current version are built in a language. */
function hasApiIn(product: FullProduct, language: Asked): boolean {
  const kept = keptIn(product, language);
  return kept === undefined || isReached(`${product.routeRoots[0]}api/`, kept);
}

/**
 * The products that have pages in a language, each with the versions that have some.
 *
 * @param language that is built
 */
export function partsIn<Product extends FullProduct>(
  products: readonly Product[],
  language: Asked,
): Product[] {
  return products.flatMap((product) => {
    const kept = keptIn(product, language);
    if (kept === undefined) return [product];
    if (kept.length === 0) return [];
    const isThere = (version: string) => isReached(`${product.routeRoots[0]}${version}/`, kept);
    const versions = product.versions.filter(({docs}) => docs === undefined || isThere(docs));
    return [{...product, versions}];
  });
}

/** The packages whose API a build reads; pages of it are not built in each language. */
export function apisIn(products: readonly FullProduct[], language: Asked) {
  return partsIn(products, language).flatMap((product) => {
    const packages = packagesOf(product);
    if (hasApiIn(product, language)) return packages;
    return packages.map((each) => ({...each, published: false}));
  });
}

/** Whether any address that begins so may be named. */
export function isReached(root: string, patterns: readonly string[]): boolean {
  return patterns.some(
    (pattern) => pattern.startsWith(root) || (pattern.endsWith('*') && isNamed(root, [pattern])),
  );
}
