import path from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {BROWSER_ARGS, HEADLESS_SHELL, findBrowser} from '../../scripts/lib/chromium';
import {readWatched, watchTitle, WATCHED} from './observe';
import {LINE, PHONE, QUIET, SLOWNESS} from './phone';
import {serveCounted} from './serve';
import {addressOf, type Site} from './sites';

/** How long a finger rests on a link, in ms. */
const PRESS = 80;
/** How each generator marks the link to the next page. */
const NEXT =
  'a[rel=next], .pagination-nav__link--next, .pager-link.next, [class*=next-page] a[href]';

/**
 * A finger presses the link to the next page, and lets go. By Puppeteer and a whole browser: those
 * that Playwright drives, and those without a window of any kind, draw no page ahead, as a reader's does.
 *
 * @returns ms from the click until the next page stands there
 */
export async function measureNext(site: Site): Promise<number> {
  const number = Number(/^title: Page (\d+)$/m.exec(site.page.text)?.[1]);
  const watched = JSON.stringify({title: `Page ${number + 1}`, ...WATCHED});
  // Puppeteer's own scripts do not come to pages that are drawn ahead.
  const script = `(${watchTitle.toString()})(${watched})`;
  const dir = path.join(site.folder, site.peer.out);
  const server = await serveCounted(dir, new Map(), {line: LINE, script});
  const browser = await puppeteer.launch({executablePath: wholeBrowser(), args: BROWSER_ARGS});
  try {
    const url = server.url + addressOf(site);
    const page = await browser.newPage();
    await page.setViewport({...PHONE, ...PHONE.viewport});
    await page.emulateCPUThrottling(SLOWNESS);
    await page.goto(url, {waitUntil: 'load'});
    await quiet(page);
    await press(page);
    return await readTime(browser, url);
  } finally {
    await browser.close();
    await server.close();
  }
}

function wholeBrowser(): string {
  const found = findBrowser([HEADLESS_SHELL]);
  if (found !== undefined) return found;
  throw new Error(
    'Found no Chromium that draws pages ahead. Fix: install one, or set CHROMIUM_PATH.',
  );
}

async function press(page: Page) {
  const links = await page.$$(NEXT);
  const shown = await Promise.all(links.map((link) => link.isVisible()));
  const link = links.findLast((_, at) => shown[at]);
  await link?.scrollIntoView();
  await quiet(page);
  const box = await link?.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no link to the next page.`);
  const touch = await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await wait(PRESS);
  // A page that opens at once takes the place of this one before it has answered.
  touch.end().catch(() => undefined);
}

/** The page that was pressed may be another's by now: a second one asks what both have noted. */
async function readTime(browser: Browser, url: string): Promise<number> {
  await wait(QUIET);
  const page = await browser.newPage();
  await page.goto(url);
  const time = await page.evaluate(readWatched, WATCHED);
  if (time === undefined) throw new Error(`${url}: the next page did not come in ${QUIET} ms.`);
  return time;
}

/**
 * Waits until nothing has been asked for during {@link QUIET}. Puppeteer's own waits for the end of
 * what is asked for, of which it does not hear where a page is drawn ahead.
 */
async function quiet(page: Page) {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note);
  while (performance.now() - last < QUIET) await wait(QUIET / 10);
  page.off('request', note);
}

function wait(milliseconds: number) {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}
