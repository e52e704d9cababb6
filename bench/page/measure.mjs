import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {serve} from '../../scripts/lib/server.mjs';

/** A window as of a laptop: what is in it decides which links' pages are fetched ahead. */
const VIEWPORT = {width: 1280, height: 800};

/** Quiet time after which a page counts as loaded, in ms: longer than idle callbacks wait. */
const QUIET = 3000;

/** As good as a host that compresses ahead; both sites are packed alike, file by file. */
const LEVEL = 9;

/**
 * @typedef {object} Sample
 * @property {number} own bytes, gzip, of the scripts that the page runs
 * @property {number} ahead bytes, gzip, of the scripts fetched for pages that it links to
 * @property {number} ownFiles
 * @property {number} aheadFiles
 */

/**
 * Opens a page in a browser that has nothing cached, lets it rest, and adds up its scripts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{dir: string, address: string}} page the built site and an address in it
 * @returns {Promise<Sample>}
 */
export async function measurePage(browser, {dir, address}) {
  const {url, close} = await serve(dir, 0);
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  /** @type {Map<string, 'own' | 'ahead'>} */
  const scripts = new Map();
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js') && scripts.get(pathname) !== 'own') {
      // What is fetched ahead is asked for by a link element, and is not run.
      scripts.set(pathname, request.resourceType() === 'script' ? 'own' : 'ahead');
    }
  });
  await page.goto(url + address);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 10);
  await context.close();
  await close();
  return sum(scripts, dir);
}

/**
 * @param {Map<string, 'own' | 'ahead'>} scripts by their paths
 * @param {string} dir
 */
function sum(scripts, dir) {
  const sample = {own: 0, ahead: 0, ownFiles: 0, aheadFiles: 0};
  for (const [pathname, kind] of scripts) {
    sample[kind] += gzipSync(readFileSync(path.join(dir, pathname)), {level: LEVEL}).length;
    sample[`${kind}Files`] += 1;
  }
  return sample;
}
