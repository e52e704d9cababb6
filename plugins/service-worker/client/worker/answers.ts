/** How long the network may take, in milliseconds, before a page that is kept is shown instead. */
const PATIENCE_MS = 3000;

/** Where an answer may come from. None of them rejects but `network`. */
export interface Sources {
  /** The page as this release's visits left it, renewed behind the reader's back, else the network. */
  fresh: () => Promise<Response>;
  network: () => Promise<Response>;
  /** The page as the worker or a saved product keeps it. */
  copy: () => Promise<Response | undefined>;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Says that nothing can be had. */
  offline: () => Promise<Response>;
}

/**
 * Answers a page: as visited before, else from the network, else as kept. A cache that is lost or
 * refuses costs nothing but time, and a server that is down is asked for nothing that is here.
 */
export async function answerPage(sources: Sources): Promise<Response> {
  const {fresh, network, copy, wait, offline} = sources;
  const first = firstOf([fresh, network]);
  const late = wait(PATIENCE_MS).then(async () => (await copy()) ?? first);
  const response = await Promise.race([first, late]);
  if (response && response.status < 500) return response;
  return (await copy()) ?? response ?? offline();
}

/**
 * Answers a file by the first way that does not fail, else from a saved product. One that the
 * network has no more (it is of the release before) may still be kept.
 *
 * @param saved never rejects
 */
export async function answerFile(
  ways: readonly (() => Promise<Response>)[],
  saved: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = await firstOf(ways);
  if (response && (response.ok || response.type.startsWith('opaque'))) return response;
  return (await saved()) ?? response ?? Response.error();
}

async function firstOf(ways: readonly (() => Promise<Response>)[]): Promise<Response | undefined> {
  for (const way of ways) {
    const response = await way().catch(() => undefined);
    if (response) return response;
  }
  return undefined;
}

/**
 * Where a page is sent that cannot be had: the offline page, which tells what was asked for. Not
 * its text at the address asked for: the page's script would take it for another page.
 *
 * @param offlinePage its path, with the base URL
 */
export function offlineAddress(asked: URL, offlinePage: string): string {
  const from = encodeURIComponent(asked.pathname + asked.search);
  return `${asked.origin}${offlinePage}?from=${from}`;
}

/** Whether an address may be a page's: a folder's, a name without an ending, or an HTML file's. */
export function isPageAddress(pathname: string): boolean {
  return /(?:\/|\/[^/.]+|\.html)$/.test(pathname);
}
