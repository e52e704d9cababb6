import type {Page} from '@playwright/test';
import {
  choose,
  openSearch,
  openSettings,
  searchButton,
  searchField,
  setting,
} from './support/controls';
import {menuButton} from './support/menus';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';
import {arriveAt, expect, hydrated, test} from './support/test';
import type {OpenOptions, Site} from './support/test';

/** Of the site, and costs nothing to open. */
const EMPTY = '/manifest.webmanifest';
const MAIN = '**/assets/js/main.*.js';

test.describe('a page that nobody uses, of a reader who pays for each byte,', () => {
  test('stays as it is served, and opens what needs no React', async ({site}) => {
    const page = await openSpared(site, BUTTON_PAGE);
    await menuButton(page, 'Version').click();
    await page.locator(':popover-open').getByRole('link', {name: 'v6'}).waitFor();
    await page.keyboard.press('Escape');
    const fold = page.locator('summary').filter({hasText: 'Show code'}).first();
    await fold.click();
    await expect(fold.locator('xpath=..')).toHaveAttribute('open', '');
    expect(await isAsleep(page)).toBe(true);
  });

  test('leaves open what was opened when React comes', async ({site}) => {
    const page = await openSpared(site, TEXT_PAGE);
    const menu = menuButton(page, 'Product');
    await menu.click();
    await hydrated(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.locator(':popover-open').waitFor();
  });

  test('follows its links by loading the next page', async ({site}) => {
    const page = await openSpared(site, TEXT_PAGE);
    const next = page.locator('a[rel~=next]');
    const address = (await next.getAttribute('href')) ?? '';
    await next.click();
    await arriveAt(page, address);
    expect(await isAsleep(page)).toBe(true);
  });
});

test('the settings work without React, and React goes on with what was chosen', async ({site}) => {
  const page = await openSpared(site, TEXT_PAGE);
  await openSettings(page);
  await expect(setting(page, 'Colour mode', 'System')).toBeFocused();
  await choose(page, 'Colour mode', 'Light');
  await choose(page, 'Colour mode', 'Dark');
  await choose(page, 'Contrast', 'High');
  await choose(page, 'Direction', 'Right to left');
  await page.locator('html[data-scheme=dark-high-contrast][dir=rtl]').waitFor();
  expect(await isAsleep(page)).toBe(true);
  await page.reload();
  await page.locator('html[data-scheme=dark-high-contrast][dir=rtl]').waitFor();
  await openSettings(page);
  await expect(setting(page, 'Contrast', 'High')).toBeChecked();
  await choose(page, 'Colour mode', 'Light');
  await hydrated(page);
  await page.locator('html[data-scheme=light-high-contrast][dir=rtl]').waitFor();
  await expect(setting(page, 'Colour mode', 'Light')).toBeChecked();
  await expect(setting(page, 'Colour mode', 'Light')).toBeFocused();
  expect(await eventsOf(page)).toEqual([['settings', 'mode']]);
});

test('a demo comes alive without its page, which leaves it as it is when React comes', async ({
  site,
}) => {
  const page = await openSpared(site, BUTTON_PAGE);
  const zoom = page.getByRole('group', {name: 'Zoom'});
  await zoom.getByRole('button', {name: 'Zoom in'}).click();
  await zoom.getByText('125 %').waitFor();
  expect(await isAsleep(page)).toBe(true);
  const variant = page.locator('figure', {has: zoom}).locator('button[title=JavaScript]');
  await variant.click();
  await expect(variant).toHaveAttribute('aria-pressed', 'true');
  expect(await isAsleep(page)).toBe(false);
  await zoom.getByRole('button', {name: 'Zoom in'}).click();
  await zoom.getByText('150 %').waitFor();
});

test('the header that has come alive leads on, and goes with its page from then on', async ({
  site,
}) => {
  const page = await openSpared(site, TEXT_PAGE);
  await openSearch(page);
  await page.keyboard.type('installation');
  await page.getByRole('option').first().waitFor();
  expect(await isAsleep(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, {isFirst: true}));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // As a page of its own, as nothing here could show it.
  await page.waitForFunction(() => !('isFirst' in window));
  await page.goto(`${site.url}${TEXT_PAGE}`);
  await openSearch(page);
  await page.keyboard.type('inst');
  await hydrated(page);
  // The page came, and the header stayed as it was.
  await expect(await searchField(page)).toHaveValue('inst');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(document.querySelector('header') ?? {}, {isFirst: true}));
  const heading = page.locator('h1').first();
  const before = (await heading.textContent()) ?? '';
  await page.locator('header').getByRole('link', {name: 'start page'}).click();
  await arriveAt(page, '/');
  // The address comes before the page, which closes what was opened on the one before it.
  await expect(heading).not.toHaveText(before);
  const header = page.locator('header').first();
  expect(await header.evaluate((element) => 'isFirst' in element)).toBe(true);
  await openSearch(page);
});

test.describe('what is used before React is there is done once:', () => {
  for (const [name, use] of [
    ['a click', (page: Page) => searchButton(page).click()],
    ['a key', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`the search, by ${name}, which opens at once`, async ({site}) => {
      const {page, arrive} = await openHeld(site, TEXT_PAGE);
      await page.evaluate(markAwake);
      await use(page);
      const field = await searchField(page);
      await expect(field).toBeFocused();
      await page.keyboard.type('butt');
      await page.locator('dialog').getByText('Loading…').waitFor({state: 'attached'});
      arrive();
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type('on');
      await expect(field).toHaveValue('button');
      await expect(page.locator('dialog').getByText('Loading…')).toHaveCount(0);
      expect(await page.evaluate(readLater, 'role:"listbox"')).toEqual([]);
      // The header has come alive by itself.
      expect(await isAsleep(page)).toBe(true);
      const events = await eventsOf(page);
      expect(events.filter(([, action]) => action === 'show')).toHaveLength(
        Number(name === 'a click'),
      );
    });
  }

  test('the search that was closed again, which stays closed', async ({site}) => {
    const {page, arrive} = await openHeld(site, TEXT_PAGE);
    await searchButton(page).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
    await expect(searchButton(page)).toBeFocused();
    arrive();
    await hydrated(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await openSearch(page);
  });

  test('a tab of the source of a demo, and a button in the demo', async ({site}) => {
    const {page, arrive} = await openHeld(site, BUTTON_PAGE);
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    const figure = page.locator('figure', {has: zoom});
    const variant = figure.locator('button[title=JavaScript]');
    await variant.click();
    await expect(variant).toHaveAttribute('aria-pressed', 'false');
    await zoom.getByText('100 %').waitFor();
    arrive();
    await zoom.getByText('125 %').waitFor();
    await expect(variant).toHaveAttribute('aria-pressed', 'true');
    expect(await eventsOf(page)).toEqual([['demo', 'js']]);
  });

  test('the text in a field', async ({site}) => {
    const {page, arrive} = await openHeld(site, '/material-ui/all-components/');
    const rows = page.locator('main section li');
    const all = await rows.count();
    await page.getByRole('searchbox').fill('slider');
    expect(await rows.count()).toBe(all);
    arrive();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await expect(page.getByRole('searchbox')).toHaveValue('slider');
  });
});

test('a script that is lost loads the page anew, once, and the next use tries again', async ({
  site,
}) => {
  // What is answered there is no fault of the site.
  const page = await openSpared(site, TEXT_PAGE, {foreign: [`${site.url}/assets/js`]});
  await page.waitForLoadState('load');
  let isLost = true;
  await page.route(MAIN, (route) => (isLost ? route.fulfill({status: 404}) : route.continue()));
  const reloaded = page.waitForEvent('load');
  await searchButton(page).click();
  await reloaded;
  await searchButton(page).click();
  await page.locator('dialog').getByText('Try again').waitFor({state: 'attached'});
  isLost = false;
  await page.keyboard.type('button');
  await page.getByRole('option').first().waitFor();
});

/** Opens a page that nothing but its reader brings React to. */
function openSpared(site: Site, address: string, options: OpenOptions = {}): Promise<Page> {
  return site.open(address, {hydrates: false, before: saveData, ...options});
}

/** The same, whose main script comes when `arrive` is called. */
async function openHeld(site: Site, address: string) {
  const page = await openSpared(site, EMPTY);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(MAIN, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(site.url + address, {waitUntil: 'load'});
  return {page, arrive};
}

/** Runs in the page before its own scripts. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  const calls: unknown[][] = [];
  Object.assign(window, {calls, gtag: (...call: unknown[]) => calls.push(call)});
}

/** Runs in the page: marks when React has taken its header over. */
function markAwake(): void {
  document.addEventListener('vitrine:header', () => performance.mark('awake'));
}

/** Runs in the page. @returns addresses of scripts with a text that were asked for since then */
async function readLater(text: string): Promise<string[]> {
  const [awake] = performance.getEntriesByName('awake');
  const later = performance
    .getEntriesByType('resource')
    .filter(({name, startTime}) => name.endsWith('.js') && startTime > (awake?.startTime ?? 0));
  const texts = await Promise.all(later.map(async ({name}) => (await fetch(name)).text()));
  return later.filter((_, place) => texts[place]?.includes(text)).map(({name}) => name);
}

/** Category and action of the clicks that were reported, in order. */
function eventsOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const {calls} = window as unknown as {calls: [string, string, {eventAction?: string}][]};
    return calls
      .filter(([kind, , payload]) => kind === 'event' && payload.eventAction !== undefined)
      .map(([, category, {eventAction}]) => [category, eventAction]);
  });
}

function isAsleep(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'false');
}
