import {isBuiltIn} from './builtIn';
import type {InLanguages} from './builtIn';

/** What is known of the site's languages. */
export interface SiteLanguages {
  currentLocale: string;
  defaultLocale: string;
  localeConfigs: Readonly<Record<string, {baseUrl: string}>>;
}

const HOST = 'https://site.invalid';

/**
 * Where a link leads whose page is not built in the language that is shown.
 *
 * @param target as written: with or without the language's prefix, or relative to the page
 * @param pathname of the page that the link stands on
 * @returns the address of the page in the first language; `undefined` for a link that leads where
 *   it says
 */
export function firstLanguageAddress(
  target: string,
  pathname: string,
  {currentLocale: locale, defaultLocale, localeConfigs}: SiteLanguages,
  products: readonly InLanguages[],
): string | undefined {
  if (locale === defaultLocale || /^(?:#|\?|[a-z][a-z\d+.-]*:|\/\/)/i.test(target))
    return undefined;
  const {href} = new URL(target, HOST + pathname);
  const base = localeConfigs[locale]?.baseUrl ?? '/';
  const first = localeConfigs[defaultLocale]?.baseUrl ?? '/';
  const written = href.slice(HOST.length);
  // What is written without the prefix gets it where the link is drawn.
  const path = written.startsWith(base) ? written.slice(base.length - 1) : below(written, first);
  if (isBuiltIn(path, {locale, defaultLocale}, products)) return undefined;
  return first.replace(/\/$/, '') + path;
}

function below(path: string, base: string): string {
  return base !== '/' && path.startsWith(base) ? path.slice(base.length - 1) : path;
}
