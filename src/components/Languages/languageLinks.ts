/** What is known of the site's languages, as Docusaurus generates it. */
export interface LanguageSites {
  locales: readonly string[];
  currentLocale: string;
  localeConfigs: Readonly<Record<string, {label: string; htmlLang: string; baseUrl: string}>>;
}

/** A language that the page is to be had in. */
export interface LanguageLink {
  /** Its name in itself: `العربية`. */
  label: string;
  /** Language tag. */
  language: string;
  /** The same page in that language. */
  href: string;
  isCurrent: boolean;
}

/** The page that is served for all addresses without one: each language has its own. */
const MISSING = /^404(?:\.html)?\/?$/;

/**
 * The same page in every language of the site, in the order of the configuration; of a language
 * that it is not built in, the start page.
 *
 * @param pathname path of the page in the language that is shown
 * @param built the languages that the page is built in
 * @returns nothing on a site of one language
 */
export function languageLinks(
  pathname: string,
  sites: LanguageSites,
  built: readonly string[] = sites.locales,
): LanguageLink[] {
  const {locales, currentLocale, localeConfigs} = sites;
  const start = localeConfigs[currentLocale]?.baseUrl ?? '/';
  const page = pathname.startsWith(start) ? pathname.slice(start.length) : '';
  if (locales.length < 2) return [];
  return locales.flatMap((locale) => {
    const config = localeConfigs[locale];
    if (!config) return [];
    const {label, htmlLang, baseUrl} = config;
    const isCurrent = locale === currentLocale;
    const href = built.includes(locale) && !MISSING.test(page) ? baseUrl + page : baseUrl;
    return [{label, language: htmlLang, href, isCurrent}];
  });
}
