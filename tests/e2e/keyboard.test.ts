import type {Page} from '@playwright/test';
import {loadAxe} from './support/axe';
import {searchField, openSettings, openShortcuts} from './support/controls';
import {hydrateDemos} from './support/demos';
import {BUTTON_PAGE, SMALL_PAGE, TEXT_PAGE} from './support/pages';
import {PHONE} from './support/places';
import {arriveAt, expect, hydrated, test} from './support/test';
import type {OpenOptions, Site} from './support/test';
import {findUnreached, lookerAtFocus, tour} from './support/tour';
import type {Stop} from './support/tour';

const STILL = {reducedMotion: 'reduce'} as const;
const FIELD_PAGE = '/material-ui/react-text-field/';

/** Milliseconds for a tour, which makes two pictures at each stop. */
const TOUR_MS = 600_000;

async function openForTour(site: Site, address: string, options: OpenOptions): Promise<Page> {
  const page = await site.open(address, {...STILL, ...options});
  await hydrateDemos(page);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await loadAxe(page);
  return page;
}

function toFaults(stops: readonly Stop[]): string[] {
  return stops.flatMap(({label, faults}) => faults.map((fault) => `${label} ${fault}`));
}

function toPlaces(stops: readonly Stop[]): number[] {
  return stops.map(({place}) => place);
}

function toLabels(stops: readonly Stop[]): string[] {
  return stops.map(({label}) => label);
}

interface Toured {
  name: string;
  address: string;
  options?: OpenOptions;
  /** Whether the way back is told to be the way there. */
  isSameBack?: boolean;
}

const TOURED: Toured[] = [
  {name: "a component's page", address: BUTTON_PAGE, isSameBack: true},
  {name: "a component's page, narrow", address: SMALL_PAGE, options: {viewport: PHONE}},
  {name: "a component's page, right to left", address: `${SMALL_PAGE}?dir=rtl&mode=dark`},
  {name: "a component's API", address: '/system/api/stack/'},
  {name: 'the start page', address: '/'},
];

test.describe('Tab', () => {
  for (const {name, address, options = {}, isSameBack = false} of TOURED) {
    test(`comes to every control of ${name}, each named, in view and shown`, async ({site}) => {
      test.setTimeout(TOUR_MS);
      const page = await openForTour(site, address, options);
      const stops = await tour(page, 'Tab', await lookerAtFocus(page));
      expect(stops.length).toBeGreaterThan(10);
      expect(stops[0]?.label).toContain('Skip to main content');
      expect.soft(toFaults(stops)).toEqual([]);
      // What shows only further down, before where it would be come to, is reached on the way back.
      const back = await tour(page, 'Shift+Tab');
      expect.soft(await findUnreached(page, [...stops, ...back])).toEqual([]);
      expect.soft(toPlaces(stops)).toEqual(toPlaces(stops).toSorted((a, b) => a - b));
      if (isSameBack) expect(toLabels(back).reverse()).toEqual(toLabels(stops));
    });
  }

  test('stops at a block of code only where it scrolls', async ({site}) => {
    const page = await site.open(TEXT_PAGE, {...STILL, viewport: PHONE});
    const blocks = page.locator('[data-code-block] pre');
    expect(await blocks.count()).toBeGreaterThan(0);
    // What scrolls is measured once the page is drawn.
    await expect.poll(() => blocks.evaluateAll(readWrongStops)).toEqual([]);
  });

  test('leaves no dialog while it is open, and gives the focus back', async ({site}) => {
    const page = await site.open(BUTTON_PAGE, STILL);
    const button = page.getByRole('banner').getByRole('button', {name: 'Search'});
    await button.focus();
    await page.keyboard.press('Enter');
    await searchField(page);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isInsideDialogOrNowhere)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    await expect(button).toBeFocused();
  });
});

test.describe('a shortcut', () => {
  test('opens the search, which finds and leads on without loading the site anew', async ({
    site,
  }) => {
    const page = await site.open(TEXT_PAGE);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    for (const [key, query, title, address] of [
      ['/', 'checkbox', /^Checkbox/, '/material-ui/react-checkbox/'],
      ['Control+k', 'stepper', /^Stepper/, '/material-ui/react-stepper/'],
    ] as const) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(await searchField(page)).toBeFocused();
        await page.keyboard.type(query);
        await page.getByRole('option', {name: title}).first().waitFor();
        await page.keyboard.press('Enter');
        await arriveAt(page, address);
        await page.getByRole('dialog').waitFor({state: 'detached'});
        await page.getByRole('heading', {level: 1, name: title}).waitFor();
      });
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('? lists all of them, and no other key with it does', async ({site}) => {
    const page = await site.open(TEXT_PAGE);
    await watchTaken(page);
    for (const key of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(key);
    const dialog = await openShortcuts(page);
    expect(await readTaken(page)).toEqual(['?']);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    const keys = await dialog.locator('kbd').allTextContents();
    expect(keys).toEqual(expect.arrayContaining(['/', 'Ctrl', 'K', '?', '[', ']']));
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
  });

  test('[ and ] lead to the previous page and the next', async ({site}) => {
    const page = await site.open(TEXT_PAGE);
    const next = await page.locator('a[rel~=next]').getAttribute('href');
    await page.keyboard.press(']');
    await arriveAt(page, next ?? '');
    await page
      .locator('a[rel~=prev]')
      .and(page.locator(`[href="${TEXT_PAGE}"]`))
      .waitFor();
    await page.keyboard.press('[');
    await arriveAt(page, TEXT_PAGE);
  });

  test('is text where something is typed, but for the one with Ctrl', async ({site}) => {
    const page = await site.open(FIELD_PAGE, STILL);
    await hydrateDemos(page);
    await watchTaken(page);
    const field = page.locator('[data-demo] input[type=text]').first();
    await field.fill('');
    await page.keyboard.type('/?[]');
    await expect(field).toHaveValue('/?[]');
    await arriveAt(page, FIELD_PAGE);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await searchField(page);
    expect(await readTaken(page)).toEqual(['k']);
  });

  test('of a single key does nothing once it is switched off, now and later', async ({site}) => {
    const page = await site.open(TEXT_PAGE);
    await openSettings(page);
    const keys = page.getByRole('switch', {name: 'Single-key shortcuts'});
    await keys.locator('xpath=ancestor::label').click();
    await expect(keys).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', {name: 'Settings'}).waitFor({state: 'hidden'});
    await obeysControlAlone(page);
    await page.reload();
    await hydrated(page);
    await obeysControlAlone(page);
  });
});

/** Presses all single keys, and then the one with Ctrl: the only one that does something. */
async function obeysControlAlone(page: Page): Promise<void> {
  await watchTaken(page);
  for (const key of ['/', '?', '[', ']']) await page.keyboard.press(key);
  await arriveAt(page, TEXT_PAGE);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await searchField(page);
  expect(await readTaken(page)).toEqual(['k']);
  await arriveAt(page, TEXT_PAGE);
}

interface Watched {
  taken: string[];
}

/** Notes from now on which presses the page takes for itself: what they open may come later. */
async function watchTaken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, {taken});
    window.addEventListener('keydown', (event) => {
      if (event.defaultPrevented) taken.push(event.key);
    });
  });
}

async function readTaken(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).taken);
}

/** Runs in the browser: starts of the blocks that can have the focus and do not scroll, or do. */
function readWrongStops(blocks: (HTMLElement | SVGElement)[]): (string | undefined)[] {
  return blocks
    .filter((block) => block.tabIndex >= 0 !== block.scrollWidth > block.clientWidth)
    .map((block) => block.textContent?.slice(0, 40));
}

/** Nowhere: the browser's own controls are next after the last of a dialog. */
function isInsideDialogOrNowhere(): boolean {
  const element = document.activeElement;
  return element === document.body || element?.closest('dialog') !== null;
}
