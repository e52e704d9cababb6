import type {BrowserContext, ConsoleMessage, Request} from 'playwright-core';

/** Characters of a message that are shown: some hold whole files. */
const MOST_TEXT = 400;

interface Watch {
  /** Origin of the site: requests to any other are faults. */
  origin: string;
  /** Address that is expected to be missing; empty for none. */
  missing: string;
  /** Origins of third parties: what they answer, or fail to, is no fault of the site. */
  foreign: string[];
  /** Where faults are put, one sentence each. */
  faults: string[];
}

/** Collects what goes wrong in any page of a browser context, as long as it is open. */
export function watchFaults(
  context: BrowserContext,
  {origin, missing, foreign, faults}: Watch,
): void {
  const isForeign = (url: string) => foreign.some((each) => url.startsWith(`${each}/`));
  context.on('console', (message) => {
    if (isForeign(message.location().url) || isBlocked(message, foreign)) return;
    if (repeatsResponse(message) || tellsOfNoStorage(message)) return;
    faults.push(`console.${message.type()}: ${message.text().slice(0, MOST_TEXT)}`);
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !isForeign(url)) {
      faults.push(`request to another site: ${url}`);
    }
  });
  context.on('requestfailed', (request) => {
    if (!isCancelled(request) && !isForeign(request.url()))
      faults.push(`request failed: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || response.url() === missing || isForeign(response.url())) return;
    faults.push(`status ${response.status()}: ${response.url()}`);
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
