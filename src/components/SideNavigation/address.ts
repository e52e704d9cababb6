/** What the site's configuration says of its addresses. */
export interface AddressForm {
  /** With a slash at both ends. */
  baseUrl: string;
  /** `undefined`: as written. */
  trailingSlash?: boolean | undefined;
}

/**
 * The address that a page is served at, as Docusaurus' Link makes it: with the site's base URL, and a
 * slash at the end or none.
 *
 * @param href of an item of the tree, within the site
 */
export function addressOf(href: string, {baseUrl, trailingSlash}: AddressForm): string {
  if (!href.startsWith('/')) return href;
  const address = href.startsWith(baseUrl) ? href : baseUrl + href.slice(1);
  if (trailingSlash === undefined) return address;
  const [path = ''] = address.split(/[?#]/);
  // The root keeps its slash: without it, it would be another file.
  if (path === baseUrl) return address;
  const bare = path.replace(/\/$/, '');
  return bare + (trailingSlash ? '/' : '') + address.slice(path.length);
}
