import {isExternal} from '../../_shared/site/entries';
import type {Item} from './types';

/** What the site's configuration says of its addresses. */
export interface AddressForm {
  /** With a slash at both ends. */
  baseUrl: string;
  /** `undefined`: as written. */
  trailingSlash: boolean | undefined;
}

/**
 * Items whose links have the addresses that pages are served at, as those of docs have them: with
 * the site's base URL, and a slash at the end or none. Who shows a tree has nothing left to do.
 *
 * @param items not changed
 */
export function withAddresses<T extends Item>(items: readonly T[], form: AddressForm): T[] {
  return items.map((item) => {
    if (item.type === 'category') return {...item, items: withAddresses(item.items, form)};
    return item.type === 'link' ? {...item, href: completed(item.href, form)} : item;
  });
}

function completed(href: string, {baseUrl, trailingSlash}: AddressForm): string {
  if (isExternal(href) || !href.startsWith('/')) return href;
  const address = href.startsWith(baseUrl) ? href : baseUrl + href.slice(1);
  if (trailingSlash === undefined) return address;
  const [path = ''] = address.split(/[?#]/);
  // The root keeps its slash: without it, it would be another file.
  if (path === baseUrl) return address;
  const bare = path.replace(/\/$/, '');
  return bare + (trailingSlash ? '/' : '') + address.slice(path.length);
}
