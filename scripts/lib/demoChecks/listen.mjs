/** What is kept of a message: some hold whole files. */
const MOST_TEXT = 300;

/** What asks the network by a program's doing. */
const PROGRAMS = ['fetch', 'xhr', 'websocket', 'eventsource', 'ping'];

/** Numbers of React's errors about what the server rendered, as its production build says them. */
const MISMATCH = /React error #(?:418|419|421|422|423|424|425)\b|[Hh]ydrat/;

/**
 * What a page does while it is listened to.
 *
 * @typedef {object} Heard
 * @property {string} check a key of `CHECKS`
 * @property {string} what
 */

/**
 * Listens to a page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} origin of the site
 * @param {string[]} models addresses that the page's playgrounds ask for, which no demo does
 * @returns {() => Heard[]} all that was heard since it was last asked
 */
export function listen(page, origin, models) {
  /** @type {Heard[]} */
  let heard = [];
  const tell = (/** @type {string} */ check, /** @type {string} */ what) =>
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
