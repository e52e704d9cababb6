/** Has archives in the reference sites although it is not listed here. */
const ARCHIVED_LANGUAGE = 'zh';

/** Default and fallback page language. */
export const DEFAULT_LANGUAGE = 'en';

/** A path and the language its prefix named. */
interface LocalizedPath {
  language: string;
  path: string;
}

/**
 * Takes a language prefix off a path. A leading segment is a language only if it is listed (or
 * `zh`) and is followed by a slash or ends the path. Listed ones may name a region (`pt-BR`).
 *
 * @param pathname path, with or without search and hash
 * @param languages the listed languages, e.g. `['en']`
 */
export function stripLanguagePrefix(pathname: string, languages: readonly string[]): LocalizedPath {
  const match = /^\/([^/?#]+)/.exec(pathname);
  const language = match?.[1];
  if (language === undefined || ![...languages, ARCHIVED_LANGUAGE].includes(language)) {
    return {language: DEFAULT_LANGUAGE, path: pathname};
  }
  const rest = pathname.slice(language.length + 1);
  return {language, path: rest.startsWith('/') ? rest : `/${rest}`};
}
