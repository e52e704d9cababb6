/** How long a stylesheet may take, in milliseconds, before the browser is left to load it. */
const SHEET_TIMEOUT_MS = 10_000;

/** A stylesheet's text, and where it came from after all redirects. */
export interface FetchedSheet {
  css: string;
  href: string;
}

/**
 * Fetches the text of a stylesheet.
 *
 * @param address absolute
 * @param signal ends it early
 * @throws Error `Failed to fetch CSS: <reason>`, where the server answers otherwise than with CSS;
 *   what `fetch` throws, where it does not answer, or not in time
 */
export async function fetchSheet(address: string, signal: AbortSignal): Promise<FetchedSheet> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(SHEET_TIMEOUT_MS)]);
  const response = await fetch(address, {signal: inTime});
  if (!response.ok) {
    // HTTP/2 has numbers only.
    throw new Error(`Failed to fetch CSS: ${response.statusText || String(response.status)}`);
  }
  const type = response.headers.get('content-type') ?? 'text/css';
  if (!/^\s*text\/css\s*(?:;|$)/i.test(type)) throw new Error(`Failed to fetch CSS: it is ${type}`);
  return {css: await response.text(), href: response.url || address};
}
