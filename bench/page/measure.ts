import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {hydrated} from '../../scripts/lib/hydrated';
import {serve} from '../../scripts/lib/server';

/** A window as of a laptop: what is in it decides which links' pages are fetched ahead. */
const VIEWPORT = {width: 1280, height: 800};

/** Quiet time after which a page counts as loaded, in ms: longer than idle callbacks wait. */
const QUIET = 3000;

/** As good as a host that compresses ahead; both sites are packed alike, file by file. */
const LEVEL = 9;

export interface Sample {
  /** Bytes, gzip, of the scripts that the page runs. */
  own: number;
  /** Bytes, gzip, of the scripts fetched for pages that it links to. */
  ahead: number;
  ownFiles: number;
  aheadFiles: number;
}

/**
 * Opens a page in a browser that has nothing cached, lets it rest, and adds up its scripts.
 *
 * @param page the built site and an address in it
 */
export async function measurePage(
  browser: Browser,
  {dir, address}: {dir: string; address: string},
): Promise<Sample> {
  const {url, close} = await serve(dir, 0);
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  const scripts = new Map<string, 'own' | 'ahead'>();
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js') && scripts.get(pathname) !== 'own') {
      // What is fetched ahead is asked for by a link element, and is not run.
      scripts.set(pathname, request.resourceType() === 'script' ? 'own' : 'ahead');
    }
  });
  const answer = await page.goto(url + address);
  if (answer?.ok() !== true) throw new Error(`${address} is no page.`);
  await hydrated(page);
  while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 10);
  await context.close();
  await close();
  return sum(scripts, dir);
}

/** @param scripts by their paths */
function sum(scripts: Map<string, 'own' | 'ahead'>, dir: string) {
  const sample = {own: 0, ahead: 0, ownFiles: 0, aheadFiles: 0};
  for (const [pathname, kind] of scripts) {
    sample[kind] += gzipSync(readFileSync(path.join(dir, pathname)), {level: LEVEL}).length;
    sample[`${kind}Files`] += 1;
  }
  return sample;
}
