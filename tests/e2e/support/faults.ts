import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';

/** Characters of a message that are shown: some hold whole files. */
const MOST_TEXT = 400;

/** What pages may meet. The lists are read at each event, and may change in between. */
export interface Allowed {
  /** Origins of the site: requests to any other are faults. */
  origins: string[];
  /** Addresses that are expected to be missing. */
  missing: string[];
  /** Origins of third parties: what they answer, or fail to, is no fault of the site. */
  foreign: string[];
}

/**
 * Tells what goes wrong in any page of a browser context, as long as it is open.
 *
 * @param tell is given one sentence for each fault
 */
export function watchFaults(
  context: BrowserContext,
  {origins, missing, foreign}: Allowed,
  tell: (fault: string) => void,
): void {
  const isOneOf = (all: readonly string[], url: string) =>
    all.some((each) => url.startsWith(`${each}/`));
  const isForeign = (url: string) => isOneOf(foreign, url);
  context.on('console', (message) => {
    if (isForeign(message.location().url) || isBlocked(message, foreign)) return;
    if (repeatsResponse(message) || tellsOfNoStorage(message)) return;
    tell(`console.${message.type()}: ${message.text().slice(0, MOST_TEXT)}`);
  });
  context.on('weberror', (error) => tell(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (isOneOf(origins, url) || url.startsWith('data:') || isForeign(url)) return;
    tell(`request to another site: ${url}`);
  });
  context.on('requestfailed', (request) => {
    if (!isCancelled(request) && !isForeign(request.url()))
      tell(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on('response', (response) => {
    const url = response.url();
    if (response.status() < 400 || missing.includes(url) || isForeign(url)) return;
    // The browser's own question, where it has no page yet that names an icon.
    if (new URL(url).pathname === '/favicon.ico') return;
    tell(`status ${response.status()}: ${url}`);
  });
}
/** Chromium itself says that the policy of the site keeps a third party out, as it should. */
function isBlocked(message: ConsoleMessage, foreign: readonly string[]): boolean {
  const text = message.text();
  return text.includes('Content Security Policy') && foreign.some((each) => text.includes(each));
}

/** Chromium also writes every bad status to the console; the response itself says more. */
function repeatsResponse(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource: the server responded with');
}

/** The page, by going away, gave the request up itself. */
function isCancelled(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

/** Docusaurus says once that the storage refuses: of use to who looks there, and no fault of ours. */
function tellsOfNoStorage(message: ConsoleMessage): boolean {
  return message.text().startsWith('Docusaurus browser storage is not available');
}
