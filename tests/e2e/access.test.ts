import type {Page} from 'playwright-core';
import {findBarriers, findFaintTexts} from './axe';
import {finderField, openFinder, openSettings, openShortcuts} from './controls';
import {hydrateDemos} from './demos';
import {hasFocus} from './menus';
import {LOOKS, wear} from './modes';
import type {Look} from './modes';
import {BUTTON_PAGE, PAGE_TYPES} from './pages';
import {samplePages} from './built';
import {DESKTOP, PHONE, useSite} from './support';

/** Colours are read as they end up: nothing fades into them. */
const STILL = {reducedMotion: 'reduce'} as const;
const site = useSite();

/** Opens a page narrow and wide, both at once, with all its demos alive. */
async function openBoth<T>(address: string, look: (page: Page) => Promise<T[]>): Promise<T[]> {
  const found = await Promise.all(
    [PHONE, DESKTOP].map(async (viewport) => {
      const page = await site.open(address, {...STILL, viewport});
      await hydrateDemos(page);
      // Where reading begins: further down the header lies over whatever is there.
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      return look(page);
    }),
  );
  return found.flat();
}

function label(page: Page, {mode, direction}: Look, barriers: string[]): string[] {
  const width = page.viewportSize()?.width;
  return barriers.map((barrier) => `${width} px, ${mode}, ${direction}: ${barrier}`);
}

/**
 * What a page of the site is looked at in: every two of width, mode and direction meet. All three
 * meet on a page of each type.
 */
function looksAt(page: Page): readonly Look[] {
  const isWide = page.viewportSize()?.width === DESKTOP.width;
  return LOOKS.filter(
    ({mode, direction}) => ((mode === 'light') === (direction === 'ltr')) === isWide,
  );
}

it.each(samplePages())('%s has no barrier, in each mode and direction', async (address) => {
  const found = await openBoth(address, async (page) => {
    const barriers: string[] = [];
    for (const look of looksAt(page)) {
      await wear(page, look);
      barriers.push(...label(page, look, await findBarriers(page)));
    }
    return barriers;
  });
  expect(found).toEqual([]);
});

describe.each(PAGE_TYPES)('%s', (_type, address) => {
  it.each(LOOKS)('has no barrier when it is loaded $mode and $direction', async (look) => {
    const {mode, direction} = look;
    const found = await openBoth(`${address}?mode=${mode}&dir=${direction}`, async (page) => {
      const html = page.locator('html');
      expect(await html.getAttribute('data-theme')).toBe(mode);
      expect(await html.getAttribute('dir')).toBe(direction);
      return label(page, look, await findBarriers(page));
    });
    expect(found).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has texts of 7:1 in high contrast, %s', async (mode) => {
    const page = await site.open(address, {...STILL, colorScheme: mode, contrast: 'more'});
    const scheme = await page.locator('html').getAttribute('data-scheme');
    expect(scheme).toBe(`${mode}-high-contrast`);
    expect(await findFaintTexts(page)).toEqual([]);
  });
});

describe('open', () => {
  const STATES: [name: string, open: (page: Page) => Promise<unknown>][] = [
    ['the product menu', async (page) => openPopover(page, /^Product: /)],
    ['the version menu', async (page) => openPopover(page, /^Version: /)],
    ['the settings panel', openSettings],
    ['the finder', openFinder],
    ['the finder with results', findButton],
    ['the list of shortcuts', openShortcuts],
    ["a demo's code", openCode],
  ];

  describe.each(STATES)('%s', (_name, open) => {
    it.each(LOOKS)('has no barrier, $mode and $direction', async (look) => {
      const {mode, direction} = look;
      const address = `${BUTTON_PAGE}?mode=${mode}&dir=${direction}`;
      const found = await Promise.all(
        [PHONE, DESKTOP].map(async (viewport) => {
          const page = await site.open(address, {...STILL, viewport});
          await open(page);
          return label(page, look, await findBarriers(page));
        }),
      );
      expect(found.flat()).toEqual([]);
    });
  });

  it.each(LOOKS)('the drawer has no barrier, $mode and $direction', async (look) => {
    const address = `${BUTTON_PAGE}?mode=${look.mode}&dir=${look.direction}`;
    const page = await site.open(address, {...STILL, viewport: PHONE});
    await openPopover(page, 'Open the navigation');
    expect(await findBarriers(page)).toEqual([]);
  });
});

it('lets the keyboard skip to the text', async () => {
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

async function openPopover(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', {name}).click();
  await page.locator(':popover-open').first().waitFor();
}

async function findButton(page: Page): Promise<void> {
  await openFinder(page);
  await (await finderField(page)).fill('button');
  await page.getByRole('option').first().waitFor();
}

async function openCode(page: Page): Promise<void> {
  await page.locator('figure').getByText('Show code').first().click();
  await page.locator('figure [data-code-block] pre').first().waitFor();
}
