import {existsSync} from 'node:fs';

/** Chromium without a window: a page costs two thirds of what it costs in the whole browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a browser is started with: as root in a container too, and calling nobody. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--site-per-process',
];

/**
 * What a browser is started with that opens many pages, each for a moment: a third of its work would
 * be to compile what does not run often enough, and to clear away in threads what ends with the page.
 * Pages of one site share a process, for as long as one of them is open. Not for what measures.
 */
export const VISITING_ARGS = [
  ...BROWSER_ARGS,
  '--process-per-site',
  `--js-flags=${[
    '--no-opt',
    '--no-maglev',
    '--no-concurrent-sparkplug',
    '--single-threaded-gc',
    '--initial-old-space-size=256',
  ].join(' ')}`,
];

/**
 * Path of a Chromium on this machine.
 *
 * @param others those that will not do
 */
export function findBrowser(others: readonly string[] = []): string | undefined {
  return PLACES.find((place) => place !== '' && !others.includes(place) && existsSync(place));
}
