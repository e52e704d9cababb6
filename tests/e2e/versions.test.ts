import {entryHasFocus, hasFocus, menuButton, menuEntry, openMenu} from './menus';
import {arriveAt, useSite} from './support';

const USAGE = '/material-ui/getting-started/usage/';
const USAGE_V6 = '/material-ui/v6/getting-started/usage/';
const BUTTON_PAGE = '/material-ui/react-button/';
/** A page that version 6 has not. */
const CARD_PAGE = '/material-ui/react-card/';
const site = useSite();

async function openVersions(address: string) {
  const page = await site.open(address);
  await menuButton(page, 'Version').click();
  await openMenu(page).waitFor();
  return page;
}

describe('the version menu', () => {
  it('shows the current version, and lists all from new to old', async () => {
    const page = await openVersions(BUTTON_PAGE);
    const menu = page.getByRole('menu', {name: 'Version: v7.3.4', exact: true});
    const labels = await menu
      .getByRole('menuitem')
      .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-ga-event-label')));
    expect(labels).toEqual(['v7.3.4', 'v6', 'v5', 'v4', 'View all versions']);
    expect(await menu.locator('[aria-current=true]').allTextContents()).toEqual(['v7.3.4']);
    expect(await menu.getByRole('separator').count()).toBe(1);
  });

  it('only closes when the current version is chosen', async () => {
    const page = await openVersions(`${USAGE}?a=1`);
    await menuEntry(page, 'v7.3.4').click();
    await openMenu(page).waitFor({state: 'detached'});
    await arriveAt(page, `${USAGE}?a=1`);
    expect(await hasFocus(menuButton(page, 'Version'))).toBe(true);
  });

  it('keeps the page, its search and its hash in a version of this site', async () => {
    const page = await openVersions(`${USAGE}?a=1#x`);
    await menuEntry(page, 'v6').click();
    await arriveAt(page, `${USAGE_V6}?a=1#x`);
    await page.getByRole('button', {name: 'Version: v6', exact: true}).waitFor();
  });

  it('says so where the version has no such page, and leads to its start page', async () => {
    const page = await openVersions(`${CARD_PAGE}?a=1#x`);
    const entry = menuEntry(page, 'v6');
    expect(await entry.textContent()).toContain('this page is not in it');
    await entry.click();
    await arriveAt(page, '/material-ui/v6/');
  });

  it('leads back from v6 to the same page', async () => {
    const page = await openVersions(`${USAGE_V6}?a=1`);
    await menuEntry(page, 'v7.3.4').click();
    await arriveAt(page, `${USAGE}?a=1`);
  });

  it('leads to archives by their own addresses, in a window of their own', async () => {
    const page = await openVersions(USAGE);
    const archives = await openMenu(page)
      .locator('a[target=_blank]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(archives).toEqual([
      'https://v5.mui.com/material-ui/getting-started/',
      'https://v4.mui.com/getting-started/installation/',
    ]);
  });

  it('ends with all versions', async () => {
    const page = await openVersions(BUTTON_PAGE);
    await menuEntry(page, 'View all versions').click();
    await arriveAt(page, '/versions/');
    await page.getByRole('heading', {level: 1, name: 'Versions'}).waitFor();
  });

  it('works by keyboard alone', async () => {
    const page = await site.open(USAGE);
    const button = menuButton(page, 'Version');
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await entryHasFocus(page, 'View all versions');
    await page.keyboard.press('Escape');
    await openMenu(page).waitFor({state: 'detached'});
    expect(await hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await entryHasFocus(page, 'v7.3.4');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arriveAt(page, USAGE_V6);
  });

  it('keeps the page of a component, and that of its API', async () => {
    for (const [address, old] of [
      [BUTTON_PAGE, '/material-ui/v6/react-button/'],
      ['/material-ui/api/button/', '/material-ui/v6/api/button/'],
    ] as const) {
      const page = await openVersions(address);
      await menuEntry(page, 'v6').click();
      await arriveAt(page, old);
    }
  });

  it('opens and leads on without JavaScript', async () => {
    const page = await site.open(USAGE, {javaScriptEnabled: false});
    await menuButton(page, 'Version').click();
    expect(await openMenu(page).getByRole('link').count()).toBe(4);
    await menuEntry(page, 'v6').click();
    await arriveAt(page, USAGE_V6);
  });

  it('is a mere text where a product has one version', async () => {
    const page = await site.open('/joy-ui/');
    const identity = page.getByRole('navigation', {name: 'Product and version'});
    await identity.getByText('v5.0.0-beta.49', {exact: true}).and(page.locator('span')).waitFor();
    expect(await menuButton(page, 'Version').count()).toBe(0);
  });
});

describe('a page of an old version', () => {
  it('shows the API of its own version', async () => {
    const page = await site.open('/material-ui/v6/react-grid2/');
    await page.getByRole('link', {name: 'Components API'}).click();
    await arriveAt(page, '/material-ui/v6/react-grid2/components-api/');
    await page.getByRole('heading', {name: /Grid2/}).first().waitFor();
  });

  it('says which version it is of, and leads to itself in the current one', async () => {
    const page = await site.open(USAGE_V6);
    const banner = page.getByRole('complementary', {name: 'Version'});
    expect(await banner.textContent()).toContain('Material UI v6');
    await banner.getByRole('link').click();
    await arriveAt(page, USAGE);
    await banner.waitFor({state: 'detached'});
  });

  it.each([
    [USAGE_V6, USAGE],
    ['/material-ui/v6/getting-started/whats-new/', '/material-ui/'],
    ['/material-ui/v6/api/button/', '/material-ui/api/button/'],
    ['/material-ui/v6/react-button/components-api/', BUTTON_PAGE],
  ])('%s is not to be indexed, and gives %s as its address', async (address, current) => {
    const page = await site.open(address);
    const head = await page.evaluate(() => ({
      robots: [...document.querySelectorAll('meta[name=robots]')].map((meta) =>
        meta.getAttribute('content'),
      ),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
        (link) => new URL(link.getAttribute('href') ?? '').pathname,
      ),
    }));
    expect(head).toEqual({
      robots: [expect.stringContaining('noindex')],
      canonical: [current],
    });
  });
});

it('has a page of all versions, which leads on without JavaScript', async () => {
  const page = await site.open('/versions/', {javaScriptEnabled: false});
  const materialUi = page.getByRole('region', {name: 'Material UI'});
  const versions = materialUi.getByRole('listitem').getByRole('link');
  expect(await versions.allTextContents()).toEqual(['v7.3.4', 'v6', 'v5', 'v4']);
  await materialUi.getByRole('link', {name: 'v6'}).click();
  await arriveAt(page, '/material-ui/v6/');
});
