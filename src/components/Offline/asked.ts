/**
 * The page that was asked for when the offline page came instead.
 *
 * @param search the offline page's query; the worker puts the address into `from`
 * @param origin the site's
 * @returns path and query of a page of this site, else `undefined`: an address from outside must
 *   not turn a link of this page into one to somewhere else
 */
export function askedFor(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (from === null || !URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
