import type {Locator, Page} from 'playwright-core';
import {choose, openSettings} from './controls';
import {hydrateDemos} from './demos';
import {wear} from './modes';
import {BUTTON_PAGE, TEXT_PAGE} from './pages';
import {arriveAt, useSite} from './support';

/** Pixels by which a mirrored box may be off: text is drawn on whole pixels. */
const TOLERANCE = 1.5;
const STILL = {reducedMotion: 'reduce'} as const;
const LTR = {mode: 'light', direction: 'ltr'} as const;
const RTL = {mode: 'light', direction: 'rtl'} as const;
const site = useSite();

interface Box {
  name: string;
  left: number;
  right: number;
}

/** Where the parts of the page's frame stand, from side to side. */
async function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('#__docusaurus > header :is(a, button, nav)'),
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

describe('at run time, without a reload', () => {
  it.each([BUTTON_PAGE, TEXT_PAGE])('%s is mirrored, box by box', async (address) => {
    const page = await site.open(address, STILL);
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
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  it('goes back to exactly what it was', async () => {
    const page = await site.open(BUTTON_PAGE, STILL);
    await hydrateDemos(page);
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    const before = await readBoxes(page);
    await wear(page, RTL);
    await wear(page, LTR);
    expect(await readBoxes(page)).toEqual(before);
  });

  it('is chosen in the panel, and holds on the next page', async () => {
    const page = await site.open(BUTTON_PAGE, STILL);
    const home = page.getByRole('banner').getByRole('link', {name: /start page/});
    expect(await sideOf(page, home)).toBe('left');
    await openSettings(page);
    await choose(page, 'Direction', 'Right to left');
    await page.keyboard.press('Escape');
    await page.locator('html[dir=rtl]').waitFor({state: 'attached'});
    expect(await sideOf(page, home)).toBe('right');
    await page.locator('a[rel~=next]').click();
    await page.waitForURL((url) => url.pathname !== BUTTON_PAGE);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await sideOf(page, home)).toBe('right');
  });
});

describe('by address', () => {
  it('is right to left from the start', async () => {
    const page = await site.open(`${BUTTON_PAGE}?dir=rtl`, STILL);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const tree = page.getByRole('navigation', {name: 'Pages of Material UI'});
    expect(await sideOf(page, tree)).toBe('right');
    await arriveAt(page, `${BUTTON_PAGE}?dir=rtl`);
  });

  it.each([TEXT_PAGE, `${BUTTON_PAGE}components-api/`, '/', '/versions/'])(
    'is no wider than the window on %s',
    async (address) => {
      const page = await site.open(`${address}?dir=rtl`, {
        ...STILL,
        viewport: {width: 390, height: 844},
      });
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    },
  );
});

describe('code', () => {
  it('stays left to right, and begins at the left of its block', async () => {
    const page = await site.open(`${TEXT_PAGE}?dir=rtl`, STILL);
    const blocks = await page.locator('[data-code-block] pre').evaluateAll((all) =>
      all.map((pre) => {
        const {direction, textAlign} = getComputedStyle(pre);
        const range = document.createRange();
        const code = pre.querySelector('code') ?? pre;
        range.selectNodeContents(code);
        const offset = range.getBoundingClientRect().left - pre.getBoundingClientRect().left;
        return {direction, isAtLeft: offset < 80 && textAlign !== 'right' && textAlign !== 'end'};
      }),
    );
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(block).toEqual({direction: 'ltr', isAtLeft: true});
  });

  it('inside a sentence is left to right, too', async () => {
    const page = await site.open(`${TEXT_PAGE}?dir=rtl`, STILL);
    const directions = await page
      .locator('main :is(p, td) code')
      .evaluateAll((all) => all.map((code) => getComputedStyle(code).direction));
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });
});

describe('a demo', () => {
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

  it('has its direction and mirrored styles, at run time and when it is loaded so', async () => {
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

  it('is styled by the cache of its own key', async () => {
    const page = await site.open(`${BUTTON_PAGE}?dir=rtl`, STILL);
    await hydrateDemos(page);
    const keys = await page
      .locator('style[data-emotion]')
      .evaluateAll((all) => all.map((style) => style.getAttribute('data-emotion')?.split(' ')[0]));
    expect(keys).toEqual(expect.arrayContaining([expect.stringMatching(/^rtl/)]));
  });

  it('keeps what was done in it', async () => {
    const page = await site.open('/material-ui/react-checkbox/', STILL);
    await hydrateDemos(page);
    const box = page.locator('[data-demo] input[type=checkbox]:not([disabled])').first();
    const was = await box.isChecked();
    await box.click();
    await wear(page, RTL);
    expect(await box.isChecked()).toBe(!was);
  });
});

it('mirrors icons that point, and no others', async () => {
  const page = await site.open(`${BUTTON_PAGE}?dir=rtl`, STILL);
  const icons = await page.locator('#__docusaurus svg.lucide').evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility() && !icon.closest('[data-demo]'))
      .map((icon) => ({
        points: icon.hasAttribute('data-mirrored'),
        isMirrored: getComputedStyle(icon).scale.startsWith('-1'),
      })),
  );
  expect(icons).toContainEqual({points: true, isMirrored: true});
  expect(icons.filter(({points, isMirrored}) => points !== isMirrored)).toEqual([]);
});
