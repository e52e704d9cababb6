/**
 * An absolute address of the web out of whatever a network says.
 *
 * @param value `//host/…` is taken as `https://host/…`
 * @returns nothing where it is no text, no address, or an address of another kind (`javascript:`)
 */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

/** Whether an address of an ad is a path of this site; anything else goes to somebody else. */
export function isInSite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/**
 * An address as it stands in a page: a path gets the site's base URL, others stay.
 *
 * @param baseUrl begins and ends with a slash
 */
export function withBaseUrl(address: string, baseUrl: string): string {
  return isInSite(address) ? baseUrl + address.slice(1) : address;
}
