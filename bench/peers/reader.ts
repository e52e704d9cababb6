import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {HYDRATE_EVENT, LATE_SCRIPT} from '../../plugins/_shared/loading/lateScripts';
import {measureNext} from './next';
import {hydrate, observe, PARTS, type Seen} from './observe';
import {LINE, PHONE, QUIET, SLOWNESS} from './phone';
import {serveCounted} from './serve';
import {addressOf, type Site} from './sites';

/** What a reader has of a page, on a phone. Bytes are after gzip. */
export interface ReaderSample extends Seen {
  /** Asked for before the page has loaded. */
  scripts: number;
  fonts: number;
  styles: number;
  /** Of the page itself. */
  html: number;
  /** Milliseconds from a click until the next page stands there. */
  next: number;
  /** Scripts that come when a reader uses a control, and how long that takes; 0 where all is there. */
  late: number;
  intent: number;
  /** The same of a control in the text of a page, which brings all of it. */
  whole: number;
  wholeIntent: number;
}

/** Opens the page in the middle of a built site and reads on to the next one. */
export async function measureReader(browser: Browser, site: Site): Promise<ReaderSample> {
  const sent = new Map<string, number>();
  const server = await serveCounted(path.join(site.folder, site.peer.out), sent, {line: LINE});
  const url = server.url + addressOf(site);
  try {
    const load = await inContext(browser, async (page) => {
      await open(page, url);
      return {...(await page.evaluate(() => window.benchSeen)), ...(await countLoaded(page, sent))};
    });
    const next = await measureNext(site);
    const [of, whole] = [
      await inContext(browser, (page) => measureIntent(page, {url, sent, part: 'header'})),
      await inContext(browser, (page) => measureIntent(page, {url, sent, part: 'page'})),
    ];
    return {
      ...load,
      next,
      late: of.bytes,
      intent: of.time,
      whole: whole.bytes,
      wholeIntent: whole.time,
    };
  } finally {
    await server.close();
  }
}

/** A browser that has nothing cached, as slow as a phone. */
async function inContext<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWNESS});
    await page.addInitScript(observe);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Opens a page, and lets it come to rest. */
async function open(page: Page, url: string) {
  const answer = await page.goto(url);
  if (answer?.ok() !== true) throw new Error(`${url} is no page.`);
  await settled(page);
}

/** Waits until a page has loaded, and nothing more has been asked for during {@link QUIET}. */
async function settled(page: Page) {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note);
  page.on('requestfinished', note);
  await page.waitForLoadState('load');
  while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 10);
  page.off('request', note);
  page.off('requestfinished', note);
}

/** @param sent path of a file → its bytes */
async function countLoaded(page: Page, sent: ReadonlyMap<string, number>) {
  const asked = await page.evaluate(() => {
    const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({startTime}) => startTime < (whole?.loadEventStart ?? 0))
      .map(({name}) => new URL(name).pathname);
  });
  const sum = (ending: RegExp) =>
    [...new Set(asked)]
      .filter((file) => ending.test(file))
      .reduce((bytes, file) => bytes + (sent.get(file) ?? 0), 0);
  const {pathname} = new URL(page.url());
  return {
    scripts: sum(/\.m?js$/),
    fonts: sum(/\.woff2?$/),
    styles: sum(/\.css$/),
    html: sent.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname) ?? 0,
  };
}

interface Asked {
  url: string;
  sent: ReadonlyMap<string, number>;
  part: keyof typeof PARTS;
}

/** Asks a page whose React has not come for it, as the use of a control does. */
async function measureIntent(page: Page, {url, sent, part}: Asked) {
  await open(page, url);
  if ((await page.locator(LATE_SCRIPT).count()) === 0) return {bytes: 0, time: 0};
  const loaded = await scriptsOf(page);
  const time = await page.evaluate(hydrate, {event: HYDRATE_EVENT, part: PARTS[part]});
  await settled(page);
  const files = (await scriptsOf(page)).filter((file) => !loaded.includes(file));
  return {bytes: files.reduce((bytes, file) => bytes + (sent.get(file) ?? 0), 0), time};
}

/** @returns paths of all scripts that a page has asked for, once each */
async function scriptsOf(page: Page): Promise<string[]> {
  const all = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  return [...new Set(all)].filter((file) => file.endsWith('.js'));
}
