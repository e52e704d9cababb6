import type {Page} from '@playwright/test';
import {findBarriers} from './support/axe';
import {searchField, openSearch, openSettings, openShortcuts} from './support/controls';
import {draw} from './support/draw';
import {hasFocus} from './support/menus';
import {LOOKS, wear} from './support/modes';
import {BUTTON_PAGE, SMALL_PAGE} from './support/pages';
import {DESKTOP, PHONE} from './support/places';
import {expect, test} from './support/test';

interface State {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** What is open then. */
  region: string;
  /** Widths at which there is such a state. Default: narrow and wide. */
  viewports?: (typeof PHONE)[];
}

const POPOVER = ':popover-open';
const DIALOG = 'dialog[open]';

const STATES: State[] = [
  {name: 'the product menu', open: popoverBy(/^Product: /), region: POPOVER},
  {name: 'the version menu', open: popoverBy(/^Version: /), region: POPOVER},
  {name: 'the settings panel', open: openSettings, region: `${POPOVER}, ${DIALOG}`},
  {name: 'the search', open: openSearch, region: DIALOG},
  {name: 'the search with results', open: searchButton, region: DIALOG},
  {name: 'the list of shortcuts', open: openShortcuts, region: DIALOG},
  {name: "a demo's code", open: openCode, region: 'figure:has(details[open])'},
  {
    name: 'the drawer',
    open: popoverBy('Open the navigation'),
    region: POPOVER,
    viewports: [PHONE],
  },
];

for (const {name, open, region, viewports = [PHONE, DESKTOP]} of STATES) {
  for (const viewport of viewports) {
    test(`${name} has no barrier when it is open, ${viewport.width} px wide`, async ({site}) => {
      const page = await site.open(SMALL_PAGE, {
        reducedMotion: 'reduce',
        viewport,
        isKept: true,
      });
      await open(page);
      // Behind it nothing changes with it: the page as a whole is looked at once.
      const whole = draw(`${name} ${viewport.width}`, LOOKS.length);
      for (const [place, look] of LOOKS.entries()) {
        await wear(page, look);
        await expect(page.locator(region).first()).toBeVisible();
        const barriers = await findBarriers(page, place === whole ? undefined : region);
        expect.soft(barriers, `${look.mode}, ${look.direction}`).toEqual([]);
      }
    });
  }
}

test('lets the keyboard skip to the text', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const main = page.locator('main');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

/** Opens what a button opens. */
function popoverBy(name: string | RegExp): State['open'] {
  return async (page) => {
    await page.getByRole('button', {name}).click();
    await page.locator(POPOVER).first().waitFor();
  };
}

async function searchButton(page: Page): Promise<void> {
  await openSearch(page);
  await (await searchField(page)).fill('button');
  await page.getByRole('option').first().waitFor();
}

async function openCode(page: Page): Promise<void> {
  await page.locator('figure').getByText('Show code').first().click();
  await page.locator('figure [data-code-block] pre').first().waitFor();
}
