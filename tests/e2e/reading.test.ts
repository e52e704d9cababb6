import {readFileSync} from 'node:fs';
import path from 'node:path';
import {openFinder} from './controls';
import {BUTTON_PAGE, TEXT_PAGE} from './pages';
import {listScripts, readBuilt} from './built';
import {arriveAt, PHONE, ROOT, useSite} from './support';

const site = useSite();

describe('an address that leads nowhere', () => {
  it('gets the pages nearest to it', async () => {
    const page = await site.open('/material-ui/react-buton/', {status: 404});
    const nearest = page.getByRole('region', {name: 'The nearest pages'});
    const link = nearest.getByRole('link', {name: 'Button'}).first();
    expect(await link.getAttribute('href')).toBe(BUTTON_PAGE);
    await link.click();
    await arriveAt(page, BUTTON_PAGE);
  });

  it('gets none where nothing is near', async () => {
    const page = await site.open('/qqqqqqqqqqqqq/', {status: 404});
    await page.getByText('No page has a similar address').waitFor();
  });
});

describe('the finder', () => {
  it('leads to a page by its title, without loading the site anew', async () => {
    const page = await site.open(BUTTON_PAGE);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('stack');
    await page
      .getByRole('option', {name: /^Stack/})
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await arriveAt(page, '/system/react-stack/');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('says that nothing was found', async () => {
    const page = await site.open('/', {viewport: PHONE});
    await (await openFinder(page)).fill('zzzzzz');
    await page.getByRole('dialog').getByText('zzzzzz').first().waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });
});

describe('the index of components', () => {
  it('is narrowed by what is typed, says how many are left, and leads out of none', async () => {
    const page = await site.open('/material-ui/all-components/');
    const index = page.locator('main');
    const all = await index.getByRole('heading', {level: 2}).count();
    expect(all).toBeGreaterThan(2);
    const field = index.getByLabel('Filter by name or purpose');
    await field.fill('dialog');
    await index.getByRole('link', {name: 'Dialog', exact: true}).waitFor();
    expect(await index.getByRole('heading', {level: 2}).count()).toBe(1);
    await field.fill('nothing like it');
    await index.getByRole('button', {name: 'Clear the filter'}).click();
    expect(await index.getByRole('heading', {level: 2}).count()).toBe(all);
  });
});

describe("a component's page", () => {
  it('says what its import costs, and where the page can be read as markdown', async () => {
    const page = await site.open(BUTTON_PAGE);
    const head = page.locator('article header');
    expect(await head.getByText(/^\d+\.\d kB gzip/).count()).toBe(1);
    const href = await head.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    expect(href).toBe('/material-ui/react-button.md');
    const demo = path.join(ROOT, 'docs/material-ui/components/button/BasicButtons.tsx');
    expect(readBuilt('material-ui/react-button.md')).toContain(readFileSync(demo, 'utf8').trim());
  });

  it("gives a heading's address, with the direction that it is read in", async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await site.open(`${BUTTON_PAGE}?dir=rtl`, {permissions});
    await page.getByRole('heading', {name: 'Groups'}).hover();
    await page.getByRole('link', {name: 'Link to Groups'}).click();
    await page.locator('[data-announcer]').getByText('Link copied').waitFor();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([copied.searchParams.get('dir'), copied.hash]).toEqual(['rtl', '#groups']);
  });
});

it.each(['light', 'dark'] as const)(
  'shows a picture of each component, %s',
  async (colorScheme) => {
    const page = await site.open('/joy-ui/', {colorScheme});
    const pictures = page.locator('main article img:visible');
    expect(await pictures.count()).toBe(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      expect(await picture.getAttribute('src')).toContain(`-${colorScheme}.svg`);
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
  },
);

it('sends readers no highlighter', () => {
  const scripts = listScripts();
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => /\bPrism\b|\.languages\.markup/.test(readBuilt(file)))).toEqual(
    [],
  );
});

it('keeps the text where it is when a block above it changes its height', async () => {
  const page = await site.open(TEXT_PAGE);
  const heading = page.locator('main h2').last();
  await heading.scrollIntoViewIfNeeded();
  const before = (await heading.boundingBox())?.y;
  await page
    .locator('main article p')
    .first()
    .evaluate((text) => {
      text.insertAdjacentHTML('afterend', '<p style="block-size: 200px">Late</p>');
    });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect((await heading.boundingBox())?.y).toBe(before);
});
