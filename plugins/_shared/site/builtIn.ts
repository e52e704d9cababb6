import {withSlash} from './addresses';
import {ownerOf} from './ownerOf';

/** A product, as far as it says which of its pages are built in which language. */
export interface InLanguages {
  routeRoots: readonly string[];
  /**
   * Language → addresses of the pages that are built in it; one that ends with `*` names all that
   * begin so. A language that is not there has none. Default: all pages are built in all languages.
   */
  languages?: Readonly<Record<string, readonly string[]>>;
}

/** The language that is asked about, and the one that every page is built in. */
export interface Asked {
  locale: string;
  defaultLocale: string;
}

/**
 * Whether a page is built in a language. One that no product claims is built in all.
 *
 * @param path of the page, without base URL and language prefix
 */
export function isBuiltIn(
  path: string,
  {locale, defaultLocale}: Asked,
  products: readonly InLanguages[],
): boolean {
  if (locale === defaultLocale) return true;
  const languages = ownerOf(path, products)?.languages;
  return languages === undefined || isNamed(path, languages[locale] ?? []);
}

/** Whether an address is one of those that patterns name. */
export function isNamed(path: string, patterns: readonly string[]): boolean {
  const whole = withSlash(path.replace(/[?#].*$/, ''));
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? whole.startsWith(pattern.slice(0, -1)) : withSlash(pattern) === whole,
  );
}
