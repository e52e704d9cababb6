import {DEFAULT_LANGUAGE} from '../../_shared/site/languages';

/**
 * The address of an archive for a page language: `/<language>` comes before the path where the
 * language is not English and the host is known to keep languages apart.
 *
 * @param href an archive's address, or an in-site path, which is returned as it is
 */
export function archiveHref(href: string, language: string, hosts: readonly string[]): string {
  if (language === DEFAULT_LANGUAGE || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (!hosts.includes(url.host) || isIn(url.pathname, language)) return href;
  url.pathname = `/${language}${url.pathname}`;
  return url.href;
}

/** Whether an address is one of a language already. */
function isIn(pathname: string, language: string): boolean {
  return `${pathname}/`.startsWith(`/${language}/`);
}
