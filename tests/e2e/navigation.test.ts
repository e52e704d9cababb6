import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {hydrateDemos} from './support/demos';
import {readBuilt} from './support/built';
import {DESKTOP, PHONE, ROOT} from './support/places';
import {arriveAt, expect, test} from './support/test';

/** A page without demos, to begin at. */
const START = '/versions/';
const BUTTON_PAGE = '/material-ui/react-button/';
/** Demos of every kind: in windows, of both versions, with playgrounds, in a hand-made page. */
const PAGES = [
  '/',
  BUTTON_PAGE,
  '/material-ui/react-dialog/',
  '/material-ui/react-text-field/',
  '/material-ui/v6/react-button/',
  '/joy-ui/react-select/',
  '/system/getting-started/the-sx-prop/',
  '/vitrine/plugins/',
];
/** A window so low that no demo of the page is near it at first. */
const LOW = {width: 1280, height: 200};
const LIBRARY_CODE = /MuiButtonBase|data-emotion/;

/** Leads to another page as a link does, without loading the site anew. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await arriveAt(page, address);
  await page.locator('[data-demo]').first().waitFor({state: 'attached'});
}

/** Runs in the page: adds up what the layout moves. */
function watchShifts(): void {
  const seen = {shift: 0};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
      seen.shift += entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {seen: {shift: number}}).seen.shift);
}

// What only a wide window shows is the same on all pages: half of them will do.
const HALF = PAGES.filter((_address, index) => index % 2 === 1);

for (const [where, {addresses, viewport, direction, isAlone}] of Object.entries({
  'a desktop': {addresses: HALF, viewport: DESKTOP, direction: 'ltr', isAlone: false},
  // Here each page is opened by a browser that has kept nothing of it.
  'a phone': {addresses: PAGES, viewport: PHONE, direction: 'ltr', isAlone: true},
  'a phone, right-to-left': {
    addresses: PAGES,
    viewport: PHONE,
    direction: 'rtl',
    isAlone: false,
  },
})) {
  for (const address of addresses) {
    test(`on ${where}, ${address} is shown and moves nothing while its demos come alive`, async ({
      site,
    }) => {
      const page = await site.open(START, {viewport, isAlone, before: watchShifts});
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const before = await shiftOf(page);
      await navigate(page, address);
      await hydrateDemos(page);
      expect((await shiftOf(page)) - before).toBe(0);
    });
  }
}

test('has its demos, with styles and source, before their code is loaded', async ({site}) => {
  const page = await site.open(START, {viewport: LOW});
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await navigate(page, BUTTON_PAGE);
  const button = page.locator('[data-demo=BasicButtons] button').first();
  expect(await button.textContent()).toBe('Publish');
  // That of the library's own contained button.
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('4px');
  const source = page.locator('#demo-basic-buttons [data-code-part=whole]').first();
  const file = path.join(ROOT, 'docs/material-ui/components/button/BasicButtons.tsx');
  expect(await source.locator('pre').textContent()).toBe(readFileSync(file, 'utf8'));
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  // Its text came with the page's HTML alone.
  expect(scripts.filter((path) => readBuilt(path).includes('useFlexGap'))).toEqual([]);
  expect(scripts.filter((path) => LIBRARY_CODE.test(readBuilt(path)))).toEqual([]);
});
