import i18n from '@generated/i18n';

/** Where the site of the language that is shown begins: `/`, or `/ar/`. */
export const BASE_URL = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? '/';

/** An in-site path of the registry as this language's site has it; other addresses stay. */
export function withBaseUrl(path: string): string {
  const isThere = !path.startsWith('/') || path.startsWith(BASE_URL);
  return isThere ? path : BASE_URL + path.slice(1);
}
