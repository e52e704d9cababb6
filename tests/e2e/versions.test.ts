import type {Page} from '@playwright/test';
import {entryHasFocus, menuButton, menuEntry, openMenu} from './support/menus';
import {arriveAt, expect, test} from './support/test';

const USAGE = '/material-ui/getting-started/usage/';
const USAGE_V6 = '/material-ui/v6/getting-started/usage/';
const BUTTON_PAGE = '/material-ui/react-button/';
/** A page that version 6 has not. */
const CARD_PAGE = '/material-ui/react-card/';

async function openVersions(page: Page): Promise<void> {
  await menuButton(page, 'Version').click();
  await openMenu(page).waitFor();
}

/** Waits until the menu's button shows a version: the page of it has been rendered. */
async function showsVersion(page: Page, version: string): Promise<void> {
  await page.getByRole('button', {name: `Version: ${version}`, exact: true}).waitFor();
}

test.describe('the version menu', () => {
  test('lists all from new to old, and leads to the same page in each of this site', async ({
    site,
  }) => {
    const address = (page: string) => `${page}?a=1#x`;
    const page = await site.open(address(USAGE));
    await openVersions(page);
    const menu = page.getByRole('menu', {name: 'Version: v7.3.4', exact: true});
    const labels = await menu
      .getByRole('menuitem')
      .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-ga-event-label')));
    expect(labels).toEqual(['v7.3.4', 'v6', 'v5', 'v4', 'View all versions']);
    await expect(menu.locator('[aria-current=true]')).toHaveText(['v7.3.4']);
    await expect(menu.getByRole('separator')).toHaveCount(1);

    await test.step('leads to archives by their own addresses, in other windows', async () => {
      const archives = await openMenu(page)
        .locator('a[target=_blank]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(archives).toEqual([
        'https://v5.mui.com/material-ui/getting-started/',
        'https://v4.mui.com/getting-started/installation/',
      ]);
    });
    await test.step('only closes when the current version is chosen', async () => {
      await menuEntry(page, 'v7.3.4').click();
      await openMenu(page).waitFor({state: 'detached'});
      await arriveAt(page, address(USAGE));
      await expect(menuButton(page, 'Version')).toBeFocused();
    });
    await test.step('keeps the page, its search and its hash in another version', async () => {
      await openVersions(page);
      await menuEntry(page, 'v6').click();
      await arriveAt(page, address(USAGE_V6));
      await showsVersion(page, 'v6');
    });
    await test.step('leads back from v6 to the same page', async () => {
      await openVersions(page);
      await menuEntry(page, 'v7.3.4').click();
      await arriveAt(page, address(USAGE));
      await showsVersion(page, 'v7.3.4');
    });
    await test.step('ends with all versions', async () => {
      await openVersions(page);
      await menuEntry(page, 'View all versions').click();
      await arriveAt(page, '/versions/');
      await page.getByRole('heading', {level: 1, name: 'Versions'}).waitFor();
    });
  });

  test('says so where the version has no such page, and leads to its start page', async ({
    site,
  }) => {
    const page = await site.open(`${CARD_PAGE}?a=1#x`);
    await openVersions(page);
    const entry = menuEntry(page, 'v6');
    await expect(entry).toContainText('this page is not in it');
    await entry.click();
    await arriveAt(page, '/material-ui/v6/');
  });

  test('works by keyboard alone', async ({site}) => {
    const page = await site.open(USAGE);
    const button = menuButton(page, 'Version');
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await entryHasFocus(page, 'View all versions');
    await page.keyboard.press('Escape');
    await openMenu(page).waitFor({state: 'detached'});
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await entryHasFocus(page, 'v7.3.4');
    await page.keyboard.press('ArrowDown');
    await entryHasFocus(page, 'v6');
    await page.keyboard.press('Enter');
    await arriveAt(page, USAGE_V6);
  });

  for (const [name, address, old] of [
    ['a component', BUTTON_PAGE, '/material-ui/v6/react-button/'],
    ["a component's API", '/material-ui/api/button/', '/material-ui/v6/api/button/'],
  ] as const) {
    test(`keeps the page of ${name}`, async ({site}) => {
      const page = await site.open(address);
      await openVersions(page);
      await menuEntry(page, 'v6').click();
      await arriveAt(page, old);
    });
  }

  test('opens and leads on without JavaScript', async ({site}) => {
    const page = await site.open(USAGE, {javaScriptEnabled: false});
    await menuButton(page, 'Version').click();
    await expect(openMenu(page).getByRole('link')).toHaveCount(4);
    await menuEntry(page, 'v6').click();
    await arriveAt(page, USAGE_V6);
  });

  test('is a mere text where a product has one version', async ({site}) => {
    const page = await site.open('/joy-ui/');
    const identity = page.getByRole('navigation', {name: 'Product and version'});
    await identity.getByText('v5.0.0-beta.49', {exact: true}).and(page.locator('span')).waitFor();
    await expect(menuButton(page, 'Version')).toHaveCount(0);
  });
});

test.describe('a page of an old version', () => {
  test('shows the API of its own version', async ({site}) => {
    const page = await site.open('/material-ui/v6/react-grid2/');
    await page.getByRole('link', {name: 'Components API'}).click();
    await arriveAt(page, '/material-ui/v6/react-grid2/components-api/');
    await page.getByRole('heading', {name: /Grid2/}).first().waitFor();
  });

  test('says which version it is of, and leads to itself in the current one', async ({site}) => {
    const page = await site.open(USAGE_V6);
    expect(await readHead(page)).toEqual(headOfOld(USAGE));
    const banner = page.getByRole('complementary', {name: 'Version'});
    await expect(banner).toContainText('Material UI v6');
    await banner.getByRole('link').click();
    await arriveAt(page, USAGE);
    await banner.waitFor({state: 'detached'});
  });

  for (const [address, current] of [
    ['/material-ui/v6/getting-started/whats-new/', '/material-ui/'],
    ['/material-ui/v6/api/button/', '/material-ui/api/button/'],
    ['/material-ui/v6/react-button/components-api/', BUTTON_PAGE],
  ] as const) {
    test(`${address} is not to be indexed, and gives ${current} as its address`, async ({site}) => {
      const page = await site.open(address);
      expect(await readHead(page)).toEqual(headOfOld(current));
    });
  }

  /** What the page tells search engines. */
  async function readHead(page: Page) {
    return page.evaluate(() => ({
      robots: [...document.querySelectorAll('meta[name=robots]')].map((meta) =>
        meta.getAttribute('content'),
      ),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
        (link) => new URL(link.getAttribute('href') ?? '').pathname,
      ),
    }));
  }

  /** That it is not to be indexed, but the current page. */
  function headOfOld(current: string) {
    return {robots: [expect.stringContaining('noindex')], canonical: [current]};
  }
});

test('has a page of all versions, which leads on without JavaScript', async ({site}) => {
  const page = await site.open('/versions/', {javaScriptEnabled: false});
  const materialUi = page.getByRole('region', {name: 'Material UI'});
  const versions = materialUi.getByRole('listitem').getByRole('link');
  await expect(versions).toHaveText(['v7.3.4', 'v6', 'v5', 'v4']);
  await materialUi.getByRole('link', {name: 'v6'}).click();
  await arriveAt(page, '/material-ui/v6/');
});
