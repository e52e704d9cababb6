/** Has archives in the reference sites although it is not listed here. */
const ARCHIVED_LANGUAGE = 'zh';

/** Default and fallback page language. */
export const DEFAULT_LANGUAGE = 'en';

/** A path and the language its prefix named. */
export interface LocalizedPath {
  language: string;
  path: string;
}

/**
 * Takes a language prefix off a path. A leading two-letter segment is a language only if it is
 * listed (or `zh`) and is followed by a slash or ends the path.
 *
 * @param pathname path, with or without search and hash
 * @param languages the listed languages, e.g. `['en']`
 */
export function stripLanguagePrefix(pathname: string, languages: readonly string[]): LocalizedPath {
  const match = /^\/([a-z]{2})(?=[/?#]|$)/.exec(pathname);
  const language = match?.[1];
  if (language === undefined || ![...languages, ARCHIVED_LANGUAGE].includes(language)) {
    return {language: DEFAULT_LANGUAGE, path: pathname};
  }
  const rest = pathname.slice(language.length + 1);
  return {language, path: rest.startsWith('/') ? rest : `/${rest}`};
}

/**
 * The address of an archive for a page language: `/<language>` comes before the path where the
 * language is not English and the host is known to keep languages apart.
 *
 * @param href an archive's address, or an in-site path, which is returned as it is
 */
export function archiveHref(href: string, language: string, hosts: readonly string[]): string {
  if (language === DEFAULT_LANGUAGE || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (!hosts.includes(url.host)) return href;
  url.pathname = `/${language}${url.pathname}`;
  return url.href;
}
