import type {Page} from 'playwright-core';
import {hydrateDemos} from './demos';
import {readBuilt} from './built';
import {arriveAt, DESKTOP, PHONE, useSite} from './support';

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
const site = useSite();

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

describe.each([
  ['a desktop', DESKTOP, 'ltr'],
  ['a phone', PHONE, 'ltr'],
  ['a phone, right-to-left', PHONE, 'rtl'],
] as const)('on %s, a page that was never seen before', (_, viewport, direction) => {
  it.each(PAGES)('moves nothing while its demos come alive: %s', async (address) => {
    const page = await site.open(START, {viewport, before: watchShifts});
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const before = await shiftOf(page);
    await navigate(page, address);
    await hydrateDemos(page);
    expect((await shiftOf(page)) - before).toBe(0);
  });
});

it('has its demos, styles and all, before their code is loaded', async () => {
  const page = await site.open(START, {viewport: LOW});
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await navigate(page, BUTTON_PAGE);
  const button = page.locator('[data-demo=BasicButtons] button').first();
  expect(await button.textContent()).toBe('Publish');
  // That of the library's own contained button.
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('4px');
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => LIBRARY_CODE.test(readBuilt(path)))).toEqual([]);
});
