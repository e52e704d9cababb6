import type {Page} from 'playwright-core';
import {loadAxe} from './axe';
import {finderField, openSettings, openShortcuts} from './controls';
import {hydrateDemos} from './demos';
import {hasFocus} from './menus';
import {settled} from './modes';
import {BUTTON_PAGE, TEXT_PAGE} from './pages';
import {arriveAt, PHONE, useSite} from './support';
import {findUnreached, lookAtFocus, tour} from './tour';
import type {Stop} from './tour';

const STILL = {reducedMotion: 'reduce'} as const;
const TOUR_MS = 180_000;
const site = useSite();

async function openForTour(address: string, options = {}): Promise<Page> {
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

describe('Tab', () => {
  it.each([
    ["a component's page", BUTTON_PAGE, {}],
    ["a component's page, narrow", BUTTON_PAGE, {viewport: PHONE}],
    ["a component's page, right to left", `${BUTTON_PAGE}?dir=rtl&mode=dark`, {}],
    ["a component's API", '/material-ui/api/card/', {}],
    ['the start page', '/', {}],
  ])(
    'comes to every control of %s, each named, in view and shown',
    async (_name, address, options) => {
      const page = await openForTour(address, options);
      const stops = await tour(page, 'Tab', lookAtFocus);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops[0]?.label).toContain('Skip to main content');
      expect(toFaults(stops)).toEqual([]);
      // What shows only further down, before where it would be come to, is reached on the way back.
      const back = await tour(page, 'Shift+Tab');
      expect(await findUnreached(page, [...stops, ...back])).toEqual([]);
      expect(toPlaces(stops)).toEqual(toPlaces(stops).toSorted((a, b) => a - b));
    },
    TOUR_MS,
  );

  it('comes back the same way', async () => {
    const page = await openForTour(BUTTON_PAGE);
    const there = await tour(page, 'Tab');
    const back = await tour(page, 'Shift+Tab');
    expect(back.map(({label}) => label).reverse()).toEqual(there.map(({label}) => label));
  });

  it('stops at a block of code only where it scrolls', async () => {
    const page = await openForTour(TEXT_PAGE, {viewport: PHONE});
    const wrong = await page.locator('[data-code-block] pre').evaluateAll((all) =>
      all
        .filter((pre) => {
          const isStop = (pre as HTMLElement).tabIndex >= 0;
          return isStop !== pre.scrollWidth > pre.clientWidth;
        })
        .map((pre) => pre.textContent?.slice(0, 40)),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no dialog while it is open, and gives the focus back', async () => {
    const page = await site.open(BUTTON_PAGE, STILL);
    const finder = page.getByRole('button', {name: 'Find a page'});
    await finder.focus();
    await page.keyboard.press('Enter');
    await finderField(page);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isInsideDialogOrNowhere)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    expect(await hasFocus(finder)).toBe(true);
  });
});

describe('a shortcut', () => {
  it.each(['/', 'Control+k'])('%s opens the finder, which finds and leads on', async (key) => {
    const page = await site.open(TEXT_PAGE);
    await page.keyboard.press(key);
    const field = await finderField(page);
    expect(await hasFocus(field)).toBe(true);
    await page.keyboard.type('checkbox');
    await page
      .getByRole('option', {name: /^Checkbox/})
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await arriveAt(page, '/material-ui/react-checkbox/');
    await page.getByRole('dialog').waitFor({state: 'detached'});
  });

  it('? lists all of them', async () => {
    const page = await site.open(TEXT_PAGE);
    const dialog = await openShortcuts(page);
    const keys = await dialog.locator('kbd').allTextContents();
    expect(keys).toEqual(expect.arrayContaining(['/', 'Ctrl', 'K', '?', '[', ']']));
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
  });

  it('[ and ] lead to the previous page and the next', async () => {
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

  it('is text where something is typed', async () => {
    const page = await site.open('/material-ui/react-text-field/', STILL);
    await hydrateDemos(page);
    const field = page.locator('[data-demo] input[type=text]').first();
    await field.fill('');
    await page.keyboard.type('/?[]');
    expect(await field.inputValue()).toBe('/?[]');
    await arriveAt(page, '/material-ui/react-text-field/');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('with Ctrl opens the finder even there', async () => {
    const page = await site.open('/material-ui/react-text-field/', STILL);
    await hydrateDemos(page);
    await page.locator('[data-demo] input[type=text]').first().focus();
    await page.keyboard.press('Control+k');
    await finderField(page);
  });

  it.each(['Control+/', 'Alt+/', 'Meta+/'])('is not %s', async (key) => {
    const page = await site.open(TEXT_PAGE);
    await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('of a single key does nothing once it is switched off, now and later', async () => {
    const page = await site.open(TEXT_PAGE);
    await openSettings(page);
    const keys = page.getByRole('switch', {name: 'Single-key shortcuts'});
    await keys.locator('xpath=ancestor::label').click();
    await page.keyboard.press('Escape');
    await pressesNothing(page);
    await page.goto(page.url());
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await pressesNothing(page);
    await page.keyboard.press('Control+k');
    await finderField(page);
  });
});

async function pressesNothing(page: Page): Promise<void> {
  for (const key of ['/', '?', '[', ']']) await page.keyboard.press(key);
  await settled(page);
  expect(await page.locator('dialog').count()).toBe(0);
  await arriveAt(page, TEXT_PAGE);
}

/** Nowhere: the browser's own controls are next after the last of a dialog. */
function isInsideDialogOrNowhere(): boolean {
  const element = document.activeElement;
  return element === document.body || element?.closest('dialog') !== null;
}
