import {knownPages} from '../../plugins/product-identity/client/knownPages';

/**
 * Whether the site has a page at an address: that of a tab of the page that is shown, as not every
 * page knows all others.
 *
 * @param address with the site's base URL and a slash at its end
 */
export function hasPage(address: string): boolean {
  return knownPages().has(address);
}
