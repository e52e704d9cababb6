import type {Page} from 'playwright-core';
import {menuButton} from './menus';
import {samplePages} from './built';
import {DESKTOP, PHONE, useSite} from './support';
import {BUTTON_PAGE, TEXT_PAGE} from './pages';

const SERVED = {javaScriptEnabled: false} as const;
const PAGES = samplePages();
const site = useSite();

/** What a page without scripts must have for its reader, and must not; a sentence for each fault. */
async function readFaults(page: Page, isMissing: boolean): Promise<string[]> {
  return page.evaluate(
    ({isMissing}) => {
      const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const tell = (fault: string) => (element: Element) =>
        `${fault}: ${element.outerHTML.slice(0, 160)}`;
      const works = (button: Element) =>
        button.hasAttribute('popovertarget') || button.closest('[data-demo]') !== null;
      const main = document.querySelector('main');
      const text = main instanceof HTMLElement ? main.innerText.trim() : '';
      const codes = [...document.querySelectorAll('main pre')].filter(
        (pre) => pre.closest('details:not([open]), [data-code-tabs], [data-code-part]') === null,
      );
      const {scrollWidth, clientWidth} = document.documentElement;
      return [
        ...(shown('h1').length === 1 ? [] : ['shows no heading']),
        ...(text.length > 80 || isMissing ? [] : [`shows hardly a text: ${text}`]),
        ...shown('[data-needs]').map(tell('shows what needs scripts')),
        ...shown('button')
          .filter((each) => !works(each))
          .map(tell('shows a dead button')),
        ...shown('a:not([href])').map(tell('shows a link that leads nowhere')),
        ...shown('input, select, textarea')
          .filter((each) => each.closest('[data-demo], [data-code-tabs]') === null)
          .map(tell('shows a dead field')),
        ...codes.filter((pre) => !isShown(pre)).map(tell('hides code')),
        ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
      ];
    },
    {isMissing},
  );
}

it.each(PAGES)('%s can be read, and shows nothing dead', async (address) => {
  const found = await Promise.all(
    [PHONE, DESKTOP].map(async (viewport) => {
      const page = await site.open(address, {...SERVED, viewport});
      const faults = await readFaults(page, address === '/404.html');
      return faults.map((fault) => `${viewport.width} px: ${fault}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

describe.each([PHONE, DESKTOP])('$width px wide, a page', (viewport) => {
  it('has its tree, its tabs and its versions', async () => {
    const page = await site.open('/material-ui/getting-started/usage/', {...SERVED, viewport});
    if (viewport === PHONE) await page.getByRole('button', {name: 'Open the navigation'}).click();
    const tree = page.getByRole('navigation', {name: 'Pages of Material UI'});
    await tree.getByRole('link', {name: 'Installation'}).waitFor();
    if (viewport === PHONE) await page.getByRole('button', {name: 'Close the navigation'}).click();
    await menuButton(page, 'Version').click();
    await page.locator(':popover-open').getByRole('link', {name: 'v6'}).waitFor();
  });

  it('has code in tabs, each of which can be chosen', async () => {
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

  it("has a demo's source, which unfolds", async () => {
    const page = await site.open(BUTTON_PAGE, {...SERVED, viewport});
    const figure = page.locator('figure', {has: page.locator('[data-demo=BasicButtons]')});
    const files = figure.locator('[data-code-part=whole] pre').filter({visible: true});
    expect(await files.count()).toBe(0);
    await figure.getByText('Show code').click();
    await files.first().waitFor();
    expect(await files.first().textContent()).toContain('export default function BasicButtons');
  });

  it.each(['light', 'dark'] as const)('is %s where the system wishes it', async (colorScheme) => {
    const page = await site.open(TEXT_PAGE, {...SERVED, viewport, colorScheme});
    const {paper, ink, code} = await page.evaluate(readLightness);
    expect(paper > 0.5).toBe(colorScheme === 'light');
    expect(code > 0.5).toBe(colorScheme === 'light');
    expect(Math.abs(paper - ink)).toBeGreaterThan(0.5);
  });

  it('has more contrast where the system wishes it', async () => {
    const plain = await site.open(TEXT_PAGE, {...SERVED, viewport});
    const strong = await site.open(TEXT_PAGE, {...SERVED, viewport, contrast: 'more'});
    const [usual, more] = await Promise.all(
      [plain, strong].map((page) => page.evaluate(readLightness)),
    );
    expect(difference(more)).toBeGreaterThan(difference(usual));
  });
});

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
