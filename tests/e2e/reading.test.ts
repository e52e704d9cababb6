import {readFileSync} from 'node:fs';
import path from 'node:path';
import {openSearch} from './support/controls';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';
import {listScripts, readBuilt} from './support/built';
import {PHONE, ROOT} from './support/places';
import {denyStorage} from './support/storage';
import {arriveAt, expect, test} from './support/test';

test.describe('an address that leads nowhere', () => {
  test('gets the pages nearest to it', async ({site}) => {
    const page = await site.open('/material-ui/react-buton/', {status: 404});
    const nearest = page.getByRole('region', {name: 'The nearest pages'});
    const link = nearest.getByRole('link', {name: 'Button'}).first();
    await expect(link).toHaveAttribute('href', BUTTON_PAGE);
    await link.click();
    await arriveAt(page, BUTTON_PAGE);
  });

  test('gets none where nothing is near', async ({site}) => {
    const page = await site.open('/qqqqqqqqqqqqq/', {status: 404});
    await page.getByText('No page has a similar address').waitFor();
  });
});

test('the search says that nothing was found', async ({site}) => {
  const page = await site.open('/', {viewport: PHONE});
  await (await openSearch(page)).fill('zzzzzz');
  await page.getByRole('dialog').getByText('zzzzzz').first().waitFor();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the search answers where the storage is denied', async ({site}) => {
  const page = await site.open(TEXT_PAGE, {before: denyStorage});
  await (await openSearch(page)).fill('button');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the search says that its index cannot be loaded, and the page goes on', async ({
  site,
  contexts,
}) => {
  const page = await site.open(TEXT_PAGE, {isAlone: true});
  await page.route('**/assets/search/**', (route) => route.abort('blockedbyclient'));
  await (await openSearch(page)).fill('button');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The search index could not be loaded.').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // What was blocked is told by the browser, and nothing else is.
  const others = contexts.takeFaults().filter((fault) => !/ERR_BLOCKED_BY_CLIENT/.test(fault));
  expect(others).toEqual([]);
});

test('the index of components is narrowed by what is typed, and leads out of none', async ({
  site,
}) => {
  const page = await site.open('/material-ui/all-components/');
  const index = page.locator('main');
  const headings = index.getByRole('heading', {level: 2});
  const all = await headings.count();
  expect(all).toBeGreaterThan(2);
  const field = index.getByLabel('Filter by name or purpose');
  await field.fill('dialog');
  await index.getByRole('link', {name: 'Dialog', exact: true}).waitFor();
  await expect.poll(() => headings.count()).toBeLessThan(all);
  await field.fill('nothing like it');
  await index.getByRole('button', {name: 'Clear the filter'}).click();
  await expect(headings).toHaveCount(all);
});

test("a component's page says what its import costs, and gives addresses", async ({site}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open(`${BUTTON_PAGE}?dir=rtl`, {permissions});
  const head = page.locator('article header');
  await expect(head.getByText(/^\d+\.\d kB gzip/)).toHaveCount(1);
  await test.step('of itself as markdown', async () => {
    const link = head.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toHaveAttribute('href', '/material-ui/react-button.md');
    const demo = path.join(ROOT, 'docs/material-ui/components/button/BasicButtons.tsx');
    expect(readBuilt('material-ui/react-button.md')).toContain(readFileSync(demo, 'utf8').trim());
  });
  await test.step('of a heading, with the direction that it is read in', async () => {
    await page.getByRole('heading', {name: 'Groups'}).hover();
    await page.getByRole('link', {name: 'Link to Groups'}).click();
    await page.locator('body > [data-announcer]').getByText('Link copied').waitFor();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([copied.searchParams.get('dir'), copied.hash]).toEqual(['rtl', '#groups']);
  });
});

test('shows a picture of each component, light or dark', async ({site}) => {
  const page = await site.open('/joy-ui/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({colorScheme});
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor({state: 'attached'});
      const pictures = page.locator('main article img:visible');
      await expect.poll(() => pictures.count()).toBeGreaterThan(20);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute('src', new RegExp(`-${colorScheme}\\.svg`));
        await picture.evaluate((image: HTMLImageElement) => image.decode());
      }
    });
  }
});

test('sends readers no highlighter', () => {
  const scripts = listScripts();
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => /\bPrism[.=]|\.languages\.markup/.test(readBuilt(file)))).toEqual(
    [],
  );
});

test('keeps the text where it is when a block above it changes its height', async ({site}) => {
  const page = await site.open(TEXT_PAGE);
  const heading = page.locator('main h2').last();
  await heading.scrollIntoViewIfNeeded();
  const readTop = async () => (await heading.boundingBox())?.y;
  const before = await readTop();
  await page
    .locator('main article p')
    .first()
    .evaluate((text) => {
      text.insertAdjacentHTML('afterend', '<p style="block-size: 200px">Late</p>');
    });
  await expect.poll(readTop).toBe(before);
});
