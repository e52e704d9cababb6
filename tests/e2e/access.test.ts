import {readFileSync} from 'node:fs';
import type {AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';
import {hydrateDemos} from './demos';
import {hasFocus} from './menus';
import {DESKTOP, PHONE, useSite} from './support';

const PAGES: [kind: string, address: string][] = [
  ['the start page', '/'],
  ['the page of all versions', '/versions/'],
  ['the page for what is missing', '/404.html'],
  ["a product's start page", '/material-ui/'],
  ["a component's page", '/material-ui/react-button/'],
  ["a component's API", '/material-ui/react-button/components-api/'],
  ['a page of the guide', '/vitrine/authoring/'],
  ["an old version's page", '/material-ui/v6/getting-started/usage/'],
];
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const site = useSite();

const CASES = PAGES.flatMap(([kind, address]) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [PHONE, DESKTOP].map((viewport) => ({
      kind,
      address,
      colorScheme,
      viewport,
      width: viewport.width,
    })),
  ),
);

/** What axe finds on a page as it stands: rule, and the elements it holds for. */
async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const {violations} = await page.evaluate(async () => {
    const {axe} = window as unknown as {axe: {run: () => Promise<AxeResults>}};
    return axe.run();
  });
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

it.each(CASES)(
  '$kind has no barrier, $colorScheme, $width px wide',
  async ({address, colorScheme, viewport}) => {
    const page = await site.open(address, {colorScheme, viewport});
    await hydrateDemos(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
    expect(await findBarriers(page)).toEqual([]);
  },
);

it.each([
  ['the drawer', '#side-navigation', 'Open the navigation', PHONE],
  ['the product menu', '[role=menu]', /^Product/, DESKTOP],
  ['the version menu', '[role=menu]', /^Version/, PHONE],
] as const)('%s has no barrier when it is open', async (_name, popover, button, viewport) => {
  const page = await site.open('/material-ui/react-button/', {viewport});
  await page.getByRole('button', {name: button}).click();
  await page.locator(`${popover}:popover-open`).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

it('lets the keyboard skip to the text', async () => {
  const page = await site.open('/material-ui/react-button/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const main = page.locator('main');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});
