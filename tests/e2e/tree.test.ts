import type {Locator, Page} from '@playwright/test';
import {arriveAt, expect, hydrated, test} from './support/test';

const BUTTON_PAGE = '/material-ui/react-button/';
/** A window in which the tree of Material UI must scroll. */
const LOW = {width: 1280, height: 320};

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

/** The address changes before the page does: the tree says which page is shown. */
async function showsActive(page: Page, address: string): Promise<void> {
  await arriveAt(page, address);
  await expect(tree(page).locator('[aria-current=page]')).toHaveAttribute('href', address);
}

async function treeLinks(page: Page): Promise<string[]> {
  return tree(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const MARKED = [
  [BUTTON_PAGE, 'Button'],
  [`${BUTTON_PAGE}components-api/`, 'Button'],
  ['/material-ui/', 'Overview'],
  ['/material-ui/v6/getting-started/upgrading/', 'Upgrading'],
  ['/system/getting-started/the-sx-prop/', 'The sx prop'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    for (const [address, label] of MARKED) {
      test(`${address} is marked in the tree as "${label}", in sight`, async ({site}) => {
        const page = await site.open(address, {javaScriptEnabled});
        const active = tree(page).locator('[aria-current]');
        await expect(active).toHaveText([label]);
        await expect(active).toHaveAttribute('aria-current', 'page');
        await expect(active).toBeVisible();
      });
    }

    test('opens on the page, and no other group', async ({site}) => {
      const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
      expect(await isOpen(group(page, 'Components'))).toBe(true);
      expect(await isOpen(group(page, 'Getting started'))).toBe(false);
      expect(await isOpen(group(page, 'More'))).toBe(false);
    });

    test('opens a group by a click, and leads on from it', async ({site}) => {
      const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
      await tree(page).getByText('Getting started', {exact: true}).click();
      // Without scripts a large tree has the open group's pages, and one link for each of the others.
      const [name, chosen] = javaScriptEnabled
        ? ['Usage', 'usage']
        : ['All of Getting started', 'installation'];
      await tree(page).getByRole('link', {name}).click();
      await showsActive(page, `/material-ui/getting-started/${chosen}/`);
    });
  });
}

test('opens and closes a group by keyboard', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  const started = group(page, 'Getting started');
  await started.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(started)).toBe(true);
  await page.keyboard.press('Tab');
  // The focus may be there before the pages are: they take it over from the link that stood for them.
  await expect(page.locator(':focus')).toHaveText('Installation');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  expect(await isOpen(started)).toBe(false);
});

test('shows a subheader as a heading of its pages, not as a link', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  const inputs = tree(page).getByRole('group', {name: 'Inputs'});
  expect(await inputs.getByRole('link').first().textContent()).toBe('Autocomplete');
  expect(await tree(page).locator('a, summary').filter({hasText: 'Inputs'}).count()).toBe(0);
});

for (const [address, label, badge] of [
  [BUTTON_PAGE, 'Data grid', 'Pro plan'],
  ['/joy-ui/', 'Components', 'Beta'],
  ['/experiments/docs/', 'Markdown', 'Preview'],
] as const) {
  test(`${address} says in words of "${label}": ${badge}`, async ({site}) => {
    const page = await site.open(address);
    if (label === 'Data grid') await tree(page).getByText('More', {exact: true}).click();
    const entry = tree(page)
      .locator('a, summary')
      .filter({hasText: new RegExp(`^${label}`)});
    await expect(entry.locator('span')).toHaveText([label, badge]);
  });
}

test('leads to another site in a window of its own', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  await tree(page).getByText('More', {exact: true}).click();
  const link = tree(page).locator('a', {hasText: 'Data grid'});
  expect(await link.getAttribute('href')).toBe('https://mui.com/x/react-data-grid/');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noopener');
  expect(await link.getAttribute('data-ga-event-category')).toBe('products');
});

test.describe('in a low window', () => {
  test('stays where it was scrolled to when a page is chosen, and after a reload', async ({
    site,
  }) => {
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

  test('brings the page into sight, and moves the text not at all', async ({site}) => {
    const page = await site.open('/material-ui/react-tabs/', {viewport: LOW});
    expect(await scrollOf(page)).toBeGreaterThan(0);
    const active = await tree(page).locator('[aria-current=page]').boundingBox();
    expect(active?.y).toBeGreaterThan(0);
    expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThan(LOW.height);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('previous and next', () => {
  test('follow the tree, forth and back', async ({site}) => {
    // The pages of the open group stand in the tree, whatever its size.
    const first = '/material-ui/all-components/';
    const page = await site.open(first);
    const links = await treeLinks(page);
    const order = links.slice(links.indexOf(first));
    for (const address of order.slice(1, 7)) {
      await turn(page, 'Next').click();
      await showsActive(page, address);
    }
    for (const address of order.slice(3, 6).reverse()) {
      await turn(page, 'Previous').click();
      await showsActive(page, address);
    }
  });

  test('end where the tree ends', async ({site}) => {
    const page = await site.open('/material-ui/');
    expect(await turn(page, 'Previous').count()).toBe(0);
    const last = await site.open('/material-ui/migration/upgrade-to-v7/');
    expect(await turn(last, 'Next').count()).toBe(0);
  });
});
