import type {BrowserContext} from '@playwright/test';
import {menuButton} from './support/menus';
import {DESKTOP, PHONE} from './support/places';
import {expect, test} from './support/test';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';

const SERVED = {javaScriptEnabled: false} as const;

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide, a page`, () => {
    test('has its tree, its tabs and its versions', async ({site}) => {
      const page = await site.open('/material-ui/getting-started/usage/', {...SERVED, viewport});
      if (viewport === PHONE) await page.getByRole('button', {name: 'Open the navigation'}).click();
      const tree = page.getByRole('navigation', {name: 'Pages of Material UI'});
      await tree.getByRole('link', {name: 'Installation'}).waitFor();
      if (viewport === PHONE)
        await page.getByRole('button', {name: 'Close the navigation'}).click();
      await menuButton(page, 'Version').click();
      await page.locator(':popover-open').getByRole('link', {name: 'v6'}).waitFor();
    });

    test('has code in tabs, each of which can be chosen', async ({site}) => {
      const page = await site.open('/vitrine/authoring/', {...SERVED, viewport});
      const tabs = page.locator('main [data-code-tabs]').first();
      const labels = await tabs.locator('label').allTextContents();
      expect(labels.length).toBeGreaterThan(1);
      const shown = new Set<string>();
      for (const label of labels) {
        await tabs.locator('label').getByText(label, {exact: true}).click();
        const codes = await tabs.locator('pre').filter({visible: true}).allTextContents();
        expect(codes).toHaveLength(1);
        shown.add(codes.join());
      }
      expect(shown.size).toBe(labels.length);
    });

    test("has a demo's source, which unfolds", async ({site}) => {
      const page = await site.open(BUTTON_PAGE, {...SERVED, viewport});
      const figure = page.locator('figure', {has: page.locator('[data-demo=BasicButtons]')});
      const files = figure.locator('[data-code-part=whole] pre').filter({visible: true});
      expect(await files.count()).toBe(0);
      await figure.getByText('Show code').click();
      await files.first().waitFor();
      expect(await files.first().textContent()).toContain('export default function BasicButtons');
    });

    test('has the mode and the contrast that the system wishes', async ({site}) => {
      const page = await site.open(TEXT_PAGE, {...SERVED, viewport});
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        const {paper, ink, code} = await page.evaluate(readLightness);
        expect(paper > 0.5, colorScheme).toBe(colorScheme === 'light');
        expect(code > 0.5, colorScheme).toBe(colorScheme === 'light');
        expect(Math.abs(paper - ink), colorScheme).toBeGreaterThan(0.5);
      }
      const usual = await page.evaluate(readLightness);
      await page.emulateMedia({colorScheme: 'dark', contrast: 'more'});
      const more = await page.evaluate(readLightness);
      expect(difference(more)).toBeGreaterThan(difference(usual));
    });
  });
}

function difference(colors?: {paper: number; soft: number}): number {
  return colors ? Math.abs(colors.paper - colors.soft) : NaN;
}

/** Runs in the browser: how light some of its colours are, 0 to 1. */
function readLightness() {
  const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const lightness = (element: Element | null, property: 'color' | 'backgroundColor') => {
    if (!context || !element) return NaN;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(element)[property];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  };
  const painted = (element: Element | null): Element | null => {
    const color = element ? getComputedStyle(element).backgroundColor : '';
    return color === 'rgba(0, 0, 0, 0)' ? painted(element?.parentElement ?? null) : element;
  };
  return {
    paper: lightness(document.documentElement, 'backgroundColor'),
    ink: lightness(document.querySelector('main p'), 'color'),
    soft: lightness(document.querySelector('footer'), 'color'),
    code: lightness(painted(document.querySelector('main pre')), 'backgroundColor'),
  };
}

test('a page whose scripts do not come shows no control that nobody hears', async ({site}) => {
  const prepare = async (context: BrowserContext) => {
    await context.route('**/*.js', (route) =>
      route.fulfill({body: '', contentType: 'text/javascript'}),
    );
  };
  const page = await site.open('/vitrine/authoring/', {prepare, hydrates: false});
  await page.locator('html[data-js]').waitFor({state: 'attached'});
  await expect(page.locator('[data-code-copy]').first()).toBeAttached();
  await expect(page.locator('[data-needs]').filter({visible: true})).toHaveCount(0);
});
