import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {CLIPBOARD_RIGHTS, readClipboard} from './support/clipboard';
import {figure, hydrateDemos} from './support/demos';
import {ROOT} from './support/places';
import {expect, test} from './support/test';
import {holdTimers} from './support/timers';

const BUTTON_PAGE = '/material-ui/react-button/';
const FOLDER = path.join(ROOT, 'docs/material-ui/components/button');

/** The copy button of a demo, when it says exactly this. */
function copyButton(page: Page, demo: string, text: 'Copy' | 'Copied'): Locator {
  return figure(page, demo)
    .getByRole('button', {name: 'Copy the code'})
    .filter({hasText: new RegExp(`^${text}$`)});
}

/** The demo's own file, where it is shown whole. */
function wholeFile(page: Page, demo: string): Locator {
  return figure(page, demo).locator('[data-code-part=whole] pre').filter({visible: true}).first();
}

function sourceOf(demo: string): string {
  return readFileSync(path.join(FOLDER, `${demo}.tsx`), 'utf8');
}

test.describe("a demo's source", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`unfolds by a click, with JavaScript: ${javaScriptEnabled}`, async ({site}) => {
      const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
      const code = wholeFile(page, 'BasicButtons');
      await expect(code).toHaveCount(0);
      await figure(page, 'BasicButtons').getByText('Show code').click();
      await code.waitFor();
      expect(await code.textContent()).toBe(sourceOf('BasicButtons'));
      await figure(page, 'BasicButtons').getByText('Hide code').click();
      await code.waitFor({state: 'detached'});
      // Without JavaScript it could do nothing.
      const button = page.getByRole('button', {name: 'Copy the code'}).first();
      await expect(button).toBeVisible({visible: javaScriptEnabled});
    });
  }

  test('is unfolded, and come to, by an address that names its file', async ({site}) => {
    const page = await site.open(`${BUTTON_PAGE}#SaveButton.tsx`);
    await wholeFile(page, 'SaveButton').waitFor();
    expect(await wholeFile(page, 'BasicButtons').count()).toBe(0);
    await expect(async () => {
      const {y} = (await figure(page, 'SaveButton').boundingBox()) ?? {y: -1};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(400);
    }).toPass();
  });
});

test.describe("a demo's tools", () => {
  const tools = (page: Page) => figure(page, 'BasicButtons').getByRole('toolbar');

  for (const [direction, next, previous] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    test(`are one tab stop, gone through by arrows, ${direction}`, async ({site}) => {
      const page = await site.open(`${BUTTON_PAGE}?dir=${direction}`);
      const stops = tools(page).locator('[data-item][tabindex="0"]');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect(stops).toHaveCount(1);
      const first = await stops.textContent();
      await stops.focus();
      await page.keyboard.press(next);
      expect(await focused()).not.toBe(first);
      await page.keyboard.press(previous);
      expect(await focused()).toBe(first);
      await page.keyboard.press('End');
      const more = tools(page).getByRole('button', {name: 'More'});
      await expect(more).toHaveAttribute('tabindex', '0');
      await page.keyboard.press('Home');
      expect(await focused()).toBe(first);
    });
  }

  test('have a menu, which starts the demo afresh and puts the focus before it', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    await hydrateDemos(page);
    await tools(page).getByRole('button', {name: 'More'}).click();
    const menu = page.getByRole('menu').filter({visible: true});
    await menu.getByRole('menuitem', {name: 'Focus the start of the demo'}).click();
    await menu.waitFor({state: 'detached'});
    await page.keyboard.press('Tab');
    const inDemo = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-demo]')?.dataset.demo,
    );
    expect(inDemo).toBe('BasicButtons');
  });

  test('have place, 320 and 1280 px wide, and targets of 24 px', async ({site}) => {
    const page = await site.open(BUTTON_PAGE, {viewport: {width: 320, height: 800}});
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.waitForFunction((all) => innerWidth === all, width);
      const boxes = await tools(page)
        .locator('[data-item]')
        .evaluateAll((all) =>
          all.map((item) => {
            const {left, right, width: own, height} = item.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && own >= 24 && height >= 24;
          }),
        );
      expect(new Set(boxes), `${width} px`).toEqual(new Set([true]));
    }
  });
});

test.describe('the copy button', () => {
  test('copies the file as it is written, says so, and is ready again', async ({site}) => {
    const page = await site.open(BUTTON_PAGE, {permissions: CLIPBOARD_RIGHTS});
    const release = await holdTimers(page);
    await copyButton(page, 'ZoomButtonGroup', 'Copy').click();
    await copyButton(page, 'ZoomButtonGroup', 'Copied').waitFor();
    await expect(page.locator('body > [data-announcer]')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(sourceOf('ZoomButtonGroup'));
    await release();
    await copyButton(page, 'ZoomButtonGroup', 'Copy').waitFor();
    expect(await copyButton(page, 'BasicButtons', 'Copy').count()).toBe(1);
  });

  test('works by keyboard, stays as it is where the clipboard is refused, and copies by selection where there is none', async ({
    site,
  }) => {
    const page = await site.open(BUTTON_PAGE, {permissions: CLIPBOARD_RIGHTS});
    await holdTimers(page);
    await test.step('by keyboard', async () => {
      await copyButton(page, 'BasicButtons', 'Copy').focus();
      await page.keyboard.press('Enter');
      await copyButton(page, 'BasicButtons', 'Copied').waitFor();
      expect(await readClipboard(page)).toBe(sourceOf('BasicButtons'));
    });
    await test.step('refused, in silence', async () => {
      await page.evaluate(refuseClipboard);
      await copyButton(page, 'SaveButton', 'Copy').click();
      await page.locator('html[data-refused=told]').waitFor({state: 'attached'});
      expect(await copyButton(page, 'SaveButton', 'Copy').count()).toBe(1);
    });
    await test.step('without a clipboard', async () => {
      await page.evaluate(hideClipboard);
      await copyButton(page, 'ZoomButtonGroup', 'Copy').click();
      await copyButton(page, 'ZoomButtonGroup', 'Copied').waitFor();
    });
  });
});

/** Runs in the browser. Marks the page once the refusal was handled by whoever asked. */
function refuseClipboard(): void {
  Clipboard.prototype.writeText = () => {
    setTimeout(() => document.documentElement.setAttribute('data-refused', 'told'));
    return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  };
}

/** Runs in the browser. */
function hideClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {value: undefined});
}
