import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {readLateScripts} from '../../plugins/_shared/loading/lateScripts';
import {listScripts, readBuilt} from './support/built';
import {BUILD} from './support/places';
import {PAGE_TYPES, TEXT_PAGE} from './support/pages';
import {expect, hydrated, test} from './support/test';

/** The most that a page may load before its load event, in bytes of gzip. */
const MOST_SCRIPTS = 6 * 1024;
const MOST_FONTS = 45 * 1024;
/** The page itself, with the styles that it wears. */
const MOST_HTML = 40 * 1024;
/** The most of a page's elements that have their style made anew at once as React comes. */
const MOST_STYLED = 1 / 2;

for (const [type, address] of PAGE_TYPES) {
  test(`${type} loads little before it is loaded, and names what it needs`, async ({site}) => {
    const page = await site.open(address, {hydrates: false});
    await page.waitForLoadState('load');
    const before = await filesOf(page, /\.js$/, 'before load');
    expect(bytesOf(before)).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(before).toHaveLength(1);
    // What it wears is in the page.
    expect(await filesOf(page, /\.css$/, 'before load')).toEqual([]);
    const faces = await filesOf(page, /\.woff2$/, 'before load');
    expect(faces).toHaveLength(1);
    expect(bytesOf(faces)).toBeLessThanOrEqual(MOST_FONTS);
    const html = readBuilt(address.replace(/\/$/, '/index.html'));
    expect(gzipSync(html).length).toBeLessThanOrEqual(MOST_HTML);
    const [, named = ''] = /data-late-scripts="([^"]*)"/.exec(html) ?? [];
    // What an upgrade of Docusaurus may change: names, and where they stand.
    expect(named).toMatch(/^\/assets\/js\/runtime~main\.\w+\.js \/assets\/js\/main\.\w+\.js/);
    // One page stands for all addresses that lead nowhere: what it needs is known there alone.
    if (address === '/404.html') return;
    expect(readLateScripts(named).length).toBeGreaterThan(2);
    await hydrated(page);
    // All that a page needs was named: nothing but demos is found out on the way.
    const found = (await filesOf(page, /\.js$/)).filter((script) => !named.includes(script));
    if ((await page.locator('[data-demo]').count()) === 0) expect(found).toEqual(before);
  });
}

test('begins with the face that is read, and wears the others without moving anything', async ({
  site,
}) => {
  const page = await site.open(TEXT_PAGE, {hydrates: false});
  await page.waitForFunction(() => sessionStorage.getItem('vitrine-late-faces') !== null);
  const isWorn = () =>
    page.evaluate(() => {
      const title = document.querySelector('h1') ?? document.body;
      const [family = ''] = getComputedStyle(title).fontFamily.split(',');
      return [...document.fonts].some(
        (face) => face.status === 'loaded' && family.includes(face.family.replaceAll('"', '')),
      );
    });
  await expect.poll(isWorn).toBe(true);
  expect(await shiftOf(page)).toBe(0);
  // The next page of the tab has them from the beginning.
  await page.reload({waitUntil: 'load'});
  expect((await filesOf(page, /\.woff2$/, 'before load')).length).toBeGreaterThan(1);
  expect(await isWorn()).toBe(true);
});

/** How far what is seen of a page has moved: 0 is nowhere. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value;
        }).observe({type: 'layout-shift', buffered: true});
        // What was seen before is handed over before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

test('what every page loads knows no page, however many there are', () => {
  const [, named = ''] =
    /data-late-scripts="([^"]*)"/.exec(readBuilt(`${TEXT_PAGE}index.html`)) ?? [];
  const [runtime = '', main = ''] = readLateScripts(named).map(readBuilt);
  expect(main).toContain('/material-ui/');
  // Of no page that the configuration names.
  expect(main).not.toContain('/material-ui/react-select/');
  expect(main).not.toContain(TEXT_PAGE);
  // It would name the files of every page.
  expect(runtime.match(/assets\/js\//g)?.length).toBeLessThan(listScripts().length / 3);
});

test('has its style made anew in part alone as React comes', async ({site, browser}) => {
  const page = await site.open('/material-ui/api/button/', {hydrates: false});
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await hydrated(page);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const styled = traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
  expect(styled.length).toBeGreaterThan(0);
  // The sheet that comes has what the page wears as well. A rule that asks for what stands in the
  // root, or for a part of a class, would have all of it made anew.
  expect(styled.filter((each) => each > elements * MOST_STYLED)).toEqual([]);
});

interface Trace {
  traceEvents: {name: string; args: {elementCount?: number}}[];
}

function bytesOf(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(BUILD, file))).length,
    0,
  );
}

/** The files that a page has asked for, by their paths in the build. */
async function filesOf(page: Page, ending: RegExp, when?: 'before load'): Promise<string[]> {
  const asked = await page.evaluate((isEarly) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const end = isEarly && navigation ? navigation.loadEventStart : Infinity;
    const all = performance.getEntriesByType('resource');
    return all.filter(({startTime}) => startTime < end).map(({name}) => new URL(name).pathname);
  }, when !== undefined);
  return asked.filter((file) => ending.test(file));
}
