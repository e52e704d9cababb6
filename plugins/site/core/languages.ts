import type {ErrorParts} from '../../_shared/node';
import {optionFault} from './check';
import type {FullProduct} from './types';

/**
 * What is wrong with the languages of products: they are some of the site's, and name pages of the
 * product.
 *
 * @param locales of the site; with one alone, any may be named
 */
export function languageFaults(
  products: readonly FullProduct[],
  locales: readonly string[],
  suggest: (name: string, known: readonly string[]) => string,
): ErrorParts[] {
  return products.flatMap(({languages = {}, routeRoots}, i) =>
    Object.entries(languages).flatMap(([language, pages]) => {
      const option = `products[${i}].languages.${language}`;
      const unknown =
        locales.length > 1 && !locales.includes(language)
          ? [optionFault(option, 'is no locale of the site', suggest(language, locales))]
          : [];
      return [
        ...unknown,
        ...pages.flatMap((page, j) => pageFaults(page, `${option}[${j}]`, routeRoots)),
      ];
    }),
  );
}

function pageFaults(page: string, option: string, roots: readonly string[]): ErrorParts[] {
  if (roots.some((root) => page.startsWith(root))) return [];
  const fix = `name pages below ${roots.map((root) => `"${root}"`).join(' or ')}`;
  return [optionFault(option, `"${page}" is no page of the product`, fix)];
}
