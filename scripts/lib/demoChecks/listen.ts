import type {Page} from '@playwright/test';

/** What is kept of a message: some hold whole files. */
const MOST_TEXT = 300;

/** What asks the network by a program's doing. */
const PROGRAMS = ['fetch', 'xhr', 'websocket', 'eventsource', 'ping'];

/** Numbers of React's errors about what the server rendered, as its production build says them. */
const MISMATCH = /React error #(?:418|419|421|422|423|424|425)\b|[Hh]ydrat/;

/** What a page does while it is listened to. */
export interface Heard {
  /** A key of `CHECKS`. */
  check: string;
  what: string;
}

/**
 * Listens to a page.
 *
 * @param origin of the site
 * @param models addresses that the page's playgrounds ask for, which no demo does
 * @returns all that was heard since it was last asked
 */
export function listen(page: Page, origin: string, models: string[]): () => Heard[] {
  let heard: Heard[] = [];
  const tell = (check: string, what: string) =>
    heard.push({check: MISMATCH.test(what) ? 'hydrates' : check, what: what.slice(0, MOST_TEXT)});
  page.on('console', (message) => {
    // Chromium repeats bad responses, those to its own requests for an icon too.
    if (message.text().startsWith('Failed to load resource: the server')) return;
    tell('console', `console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => tell('console', `thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (models.some((model) => url === origin + model)) return;
    const isOwn = url.startsWith(`${origin}/`) || /^(?:data|blob):/.test(url);
    if (!isOwn || PROGRAMS.includes(request.resourceType())) tell('network', `asks for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) tell('network', `${response.status()}: ${response.url()}`);
  });
  return () => {
    const last = heard;
    heard = [];
    return last;
  };
}
