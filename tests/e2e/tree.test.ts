import type {Locator, Page} from 'playwright-core';
import {arriveAt, hydrated, useSite} from './support';

const BUTTON_PAGE = '/material-ui/react-button/';
/** A window in which the tree of Material UI must scroll. */
const LOW = {width: 1280, height: 320};
const site = useSite();

function tree(page: Page): Locator {
  return page.locator('#side-navigation');
}

function group(page: Page, label: string): Locator {
  return tree(page).locator('details', {has: page.locator('summary', {hasText: label})});
}

async function isOpen(disclosure: Locator): Promise<boolean> {
  return disclosure.evaluate((element: HTMLDetailsElement) => element.open);
}

async function scrollOf(page: Page): Promise<number> {
  return tree(page).evaluate((element) => element.scrollTop);
}

function turn(page: Page, direction: 'Next' | 'Previous'): Locator {
  return page
    .getByRole('navigation', {name: 'Previous and next page'})
    .getByRole('link', {name: new RegExp(`^${direction}`)});
}

async function treeLinks(page: Page): Promise<string[]> {
  return tree(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  it.each([
    [BUTTON_PAGE, 'Button'],
    [`${BUTTON_PAGE}components-api/`, 'Button'],
    ['/material-ui/', 'Overview'],
    ['/material-ui/v6/getting-started/upgrading/', 'Upgrading'],
    ['/system/getting-started/the-sx-prop/', 'The sx prop'],
  ])('%s is marked in the tree as "%s", in sight', async (address, label) => {
    const page = await site.open(address, {javaScriptEnabled});
    const active = tree(page).locator('[aria-current]');
    expect(await active.count()).toBe(1);
    expect(await active.getAttribute('aria-current')).toBe('page');
    expect(await active.textContent()).toBe(label);
    expect(await active.isVisible()).toBe(true);
  });

  it('opens on the page, and no other group', async () => {
    const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
    expect(await isOpen(group(page, 'Components'))).toBe(true);
    expect(await isOpen(group(page, 'Getting started'))).toBe(false);
    expect(await isOpen(group(page, 'More'))).toBe(false);
  });

  it('opens a group by a click, and leads on from it', async () => {
    const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
    await tree(page).getByText('Getting started', {exact: true}).click();
    await tree(page).getByRole('link', {name: 'Usage'}).click();
    await arriveAt(page, '/material-ui/getting-started/usage/');
    await tree(page).locator('[aria-current=page]', {hasText: 'Usage'}).waitFor();
  });
});

it('opens and closes a group by keyboard', async () => {
  const page = await site.open(BUTTON_PAGE);
  const started = group(page, 'Getting started');
  await started.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(started)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Installation');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  expect(await isOpen(started)).toBe(false);
});

it('shows a subheader as a heading of its pages, not as a link', async () => {
  const page = await site.open(BUTTON_PAGE);
  const inputs = tree(page).getByRole('group', {name: 'Inputs'});
  expect(await inputs.getByRole('link').first().textContent()).toBe('Autocomplete');
  expect(await tree(page).locator('a, summary').filter({hasText: 'Inputs'}).count()).toBe(0);
});

it.each([
  [BUTTON_PAGE, 'Data grid', 'Pro plan'],
  ['/joy-ui/', 'Components', 'Beta'],
  ['/experiments/docs/', 'Markdown', 'Preview'],
])('%s says in words of "%s": %s', async (address, label, badge) => {
  const page = await site.open(address);
  const entry = tree(page)
    .locator('a, summary')
    .filter({hasText: new RegExp(`^${label}`)});
  expect(await entry.locator('span').allTextContents()).toEqual([label, badge]);
});

it('leads to another site in a window of its own', async () => {
  const page = await site.open(BUTTON_PAGE);
  const link = tree(page).locator('a', {hasText: 'Data grid'});
  expect(await link.getAttribute('href')).toBe('https://mui.com/x/react-data-grid/');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noopener');
  expect(await link.getAttribute('data-ga-event-category')).toBe('products');
});

describe('in a low window', () => {
  it('stays where it was scrolled to when a page is chosen, and after a reload', async () => {
    const page = await site.open(BUTTON_PAGE, {viewport: LOW});
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    const dialog = tree(page).getByRole('link', {name: 'Dialog'});
    await dialog.scrollIntoViewIfNeeded();
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(0);
    await dialog.click();
    await arriveAt(page, '/material-ui/react-dialog/');
    await tree(page).locator('[aria-current=page]', {hasText: 'Dialog'}).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await scrollOf(page)).toBe(before);
    await page.reload();
    await hydrated(page);
    expect(await scrollOf(page)).toBe(before);
  });

  it('brings the page into sight, and moves the text not at all', async () => {
    const page = await site.open('/material-ui/react-tabs/', {viewport: LOW});
    expect(await scrollOf(page)).toBeGreaterThan(0);
    const active = await tree(page).locator('[aria-current=page]').boundingBox();
    expect(active?.y).toBeGreaterThan(0);
    expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThan(LOW.height);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('previous and next', () => {
  it('follow the tree, forth and back', async () => {
    const page = await site.open('/material-ui/');
    const order = (await treeLinks(page)).filter((href) => href.startsWith('/material-ui/'));
    for (const address of order.slice(1, 7)) {
      await turn(page, 'Next').click();
      await arriveAt(page, address);
    }
    for (const address of order.slice(3, 6).reverse()) {
      await turn(page, 'Previous').click();
      await arriveAt(page, address);
    }
  });

  it('end where the tree ends', async () => {
    const page = await site.open('/material-ui/');
    expect(await turn(page, 'Previous').count()).toBe(0);
    const last = await site.open('/material-ui/react-tabs/');
    expect(await turn(last, 'Next').count()).toBe(0);
  });
});
