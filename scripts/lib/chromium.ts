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

/** Path of a Chromium on this machine. */
export function findBrowser(): string | undefined {
  return PLACES.find((place) => place !== '' && existsSync(place));
}
