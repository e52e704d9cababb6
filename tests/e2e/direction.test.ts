import type {Locator, Page} from '@playwright/test';
import {choose, openSettings} from './support/controls';
import {hydrateDemos} from './support/demos';
import {wear} from './support/modes';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';
import {PHONE} from './support/places';
import {arriveAt, expect, hydrated, test} from './support/test';

/** Pixels by which a mirrored box may be off: text is drawn on whole pixels. */
const TOLERANCE = 1.5;
const STILL = {reducedMotion: 'reduce'} as const;
const LTR = {mode: 'light', direction: 'ltr'} as const;
const RTL = {mode: 'light', direction: 'rtl'} as const;

interface Box {
  name: string;
  left: number;
  right: number;
}

/** Where the parts of the page's frame stand, from side to side. */
async function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('body header :is(a, button, nav)'),
      ...document.querySelectorAll('#side-navigation, main h1, main article, main nav'),
    ];
    return parts
      .filter((part) => part.checkVisibility({visibilityProperty: true}))
      .map((part) => {
        const {left, right} = part.getBoundingClientRect();
        const name = part.getAttribute('aria-label') ?? part.textContent?.slice(0, 30) ?? '';
        return {name: `${part.tagName} ${name}`, left, right};
      });
  });
}

async function sideOf(page: Page, element: Locator): Promise<'left' | 'right'> {
  const box = await element.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  return box && box.x + box.width / 2 < width / 2 ? 'left' : 'right';
}

test.describe('at run time, without a reload', () => {
  for (const address of [BUTTON_PAGE, TEXT_PAGE]) {
    test(`${address} is mirrored, box by box, and goes back to what it was`, async ({site}) => {
      const page = await site.open(address, STILL);
      await hydrateDemos(page);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      await page.evaluate(() => Object.assign(window, {isSame: true}));
      const before = await readBoxes(page);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      await wear(page, RTL);
      const after = await readBoxes(page);
      const off = before.filter(({left, right}, at) => {
        const mirrored = after[at];
        if (!mirrored) return true;
        const error = Math.abs(mirrored.left - (width - right));
        return Math.max(error, Math.abs(mirrored.right - (width - left))) > TOLERANCE;
      });
      expect(before.length).toBeGreaterThan(8);
      expect(off.map((box) => ({...box, after: after[before.indexOf(box)], width}))).toEqual([]);
      await wear(page, LTR);
      expect(await readBoxes(page)).toEqual(before);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  }

  test('is chosen in the panel, and holds on the next page', async ({site}) => {
    const page = await site.open(BUTTON_PAGE, STILL);
    const home = page.getByRole('banner').getByRole('link', {name: /start page/});
    expect(await sideOf(page, home)).toBe('left');
    await openSettings(page);
    await choose(page, 'Direction', 'Right to left');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await sideOf(page, home)).toBe('right');
    const title = await page.locator('main h1').textContent();
    await page.locator('a[rel~=next]').click();
    await page.waitForURL((url) => url.pathname !== BUTTON_PAGE);
    await expect(page.locator('main h1')).not.toHaveText(title ?? '');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await sideOf(page, home)).toBe('right');
  });
});

test.describe('by address', () => {
  test('is right to left from the start, in its frame, its icons and its demos', async ({site}) => {
    const page = await site.open(`${BUTTON_PAGE}?dir=rtl`, STILL);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const tree = page.getByRole('navigation', {name: 'Pages of Material UI'});
    expect(await sideOf(page, tree)).toBe('right');
    await arriveAt(page, `${BUTTON_PAGE}?dir=rtl`);

    await test.step('mirrors icons that point, and no others', async () => {
      const icons = await readOwnIcons(page);
      expect(icons).toContainEqual({points: true, isMirrored: true});
      expect(icons.filter(({points, isMirrored}) => points !== isMirrored)).toEqual([]);
    });
    await test.step('styles demos by the cache of its own key', async () => {
      await hydrateDemos(page);
      const keys = await page
        .locator('style[data-emotion]')
        .evaluateAll((all) =>
          all.map((style) => style.getAttribute('data-emotion')?.split(' ')[0]),
        );
      expect(keys).toEqual(expect.arrayContaining([expect.stringMatching(/^rtl/)]));
    });
  });

  test('leaves code left to right, and begins it at the left of its block', async ({site}) => {
    const page = await site.open(`${TEXT_PAGE}?dir=rtl`, STILL);
    const blocks = await readCodeBlocks(page);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(block).toEqual({direction: 'ltr', isAtLeft: true});
    const directions = await page
      .locator('main :is(p, td) code')
      .evaluateAll((all) => all.map((code) => getComputedStyle(code).direction));
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  test('is no wider than the window', async ({site}) => {
    const page = await site.open(`${TEXT_PAGE}?dir=rtl`, {...STILL, viewport: PHONE});
    for (const address of [TEXT_PAGE, `${BUTTON_PAGE}components-api/`, '/', '/versions/']) {
      await test.step(address, async () => {
        if (address !== TEXT_PAGE) await page.goto(`${site.url}${address}?dir=rtl`);
        await hydrated(page);
        expect.soft(await readWidth(page), address).toBe(PHONE.width);
      });
    }
  });
});

/** Width in pixels of what the window shows, and of all that it can be scrolled to. */
async function readWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** How code is written in each block. */
async function readCodeBlocks(page: Page) {
  return page.locator('[data-code-block] pre').evaluateAll((all) =>
    all.map((pre) => {
      const {direction, textAlign} = getComputedStyle(pre);
      const range = document.createRange();
      const code = pre.querySelector('code') ?? pre;
      range.selectNodeContents(code);
      const offset = range.getBoundingClientRect().left - pre.getBoundingClientRect().left;
      return {direction, isAtLeft: offset < 80 && textAlign !== 'right' && textAlign !== 'end'};
    }),
  );
}

/** The icons of the page's frame and text, but not those of its demos. */
async function readOwnIcons(page: Page) {
  return page.locator('#__docusaurus svg[viewBox="0 0 24 24"]').evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility() && !icon.closest('[data-demo]'))
      .map((icon) => ({
        points: icon.hasAttribute('data-mirrored'),
        isMirrored: getComputedStyle(icon).scale.startsWith('-1'),
      })),
  );
}

test.describe('a demo', () => {
  const ALERT_PAGE = '/material-ui/react-alert/';

  /** Margins on both sides of the icons in the page's demos. */
  async function readIcons(page: Page) {
    const icons = page.locator('[data-demo] .MuiAlert-icon');
    return icons.evaluateAll((all) =>
      all.map((icon) => {
        const {marginLeft, marginRight, direction} = getComputedStyle(icon);
        return {marginLeft, marginRight, direction};
      }),
    );
  }

  test('has its direction and mirrored styles, at run time and when it is loaded so', async ({
    site,
  }) => {
    const page = await site.open(ALERT_PAGE, STILL);
    await hydrateDemos(page);
    const before = await readIcons(page);
    await wear(page, RTL);
    const mirrored = before.map(({marginLeft, marginRight}) => ({
      marginLeft: marginRight,
      marginRight: marginLeft,
      direction: 'rtl',
    }));
    expect(before).toContainEqual({marginLeft: '0px', marginRight: '12px', direction: 'ltr'});
    expect(await readIcons(page)).toEqual(mirrored);
    const loaded = await site.open(`${ALERT_PAGE}?dir=rtl`, STILL);
    await hydrateDemos(loaded);
    expect(await readIcons(loaded)).toEqual(mirrored);
  });

  test('keeps what was done in it', async ({site}) => {
    const page = await site.open('/material-ui/react-checkbox/', STILL);
    await hydrateDemos(page);
    const box = page.locator('[data-demo] input[type=checkbox]:not([disabled])').first();
    const was = await box.isChecked();
    await box.click();
    await wear(page, RTL);
    await expect(box).toBeChecked({checked: !was});
  });
});
