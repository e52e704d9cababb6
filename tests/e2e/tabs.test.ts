import type {Locator, Page} from 'playwright-core';
import {arriveAt, DESKTOP, until, useSite} from './support';

const DEMOS = '/material-ui/react-button/';
const API = '/material-ui/react-button/components-api/';
/** Height of the header in pixels, which must not hide what an address leads to. */
const HEADER = 56;
const site = useSite();

function tabs(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Parts of this page'});
}

async function readProp(page: Page, prop: string) {
  const row = page.locator(`[id="button-prop-${prop}"]`);
  const read = (label: string) =>
    row.locator(`div:has(> span:text-is("${label}")) > code`).allTextContents();
  const [type] = await read('Type');
  return {type: type?.split(' | ').sort(), default: await read('Default')};
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  it('has its demos and its API beside each other, as links', async () => {
    const page = await site.open(DEMOS, {javaScriptEnabled});
    const links = await tabs(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Demos', DEMOS],
      ['Components API', API],
    ]);
    expect(await tabs(page).locator('[aria-current=page]').allTextContents()).toEqual(['Demos']);
  });

  it('leads to the API and back', async () => {
    const page = await site.open(DEMOS, {javaScriptEnabled});
    await tabs(page).getByRole('link', {name: 'Components API'}).click();
    await arriveAt(page, API);
    await page.getByRole('heading', {level: 2, name: 'ButtonGroup'}).waitFor();
    const current = tabs(page).locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Components API']);
    await tabs(page).getByRole('link', {name: 'Demos'}).click();
    await arriveAt(page, DEMOS);
    await page.getByRole('heading', {level: 2, name: 'Choosing a variant'}).waitFor();
  });

  it('lists the props with the types and defaults of the package', async () => {
    const page = await site.open(API, {javaScriptEnabled});
    const colors = ['error', 'info', 'inherit', 'primary', 'secondary', 'success', 'warning'];
    expect(await readProp(page, 'variant')).toEqual({
      type: ["'contained'", "'outlined'", "'text'"],
      default: ["'text'"],
    });
    expect(await readProp(page, 'color')).toEqual({
      type: colors.map((color) => `'${color}'`),
      default: ["'primary'"],
    });
    expect(await readProp(page, 'size')).toEqual({
      type: ["'large'", "'medium'", "'small'"],
      default: ["'medium'"],
    });
    expect(await readProp(page, 'disabled')).toEqual({type: ['boolean'], default: ['false']});
    expect(await readProp(page, 'startIcon')).toEqual({type: ['React.ReactNode'], default: []});
  });

  it('leads to a prop by its address, clear of the header', async () => {
    const page = await site.open(`${API}#button-prop-variant`, {javaScriptEnabled});
    const row = page.locator(':target');
    expect(await row.getAttribute('id')).toBe('button-prop-variant');
    // The browser takes its time to scroll there.
    await until(async () => {
      const {top, bottom} = await row.evaluate((element) => element.getBoundingClientRect());
      return top >= HEADER && bottom <= DESKTOP.height;
    });
  });

  it("gives a prop's address by a click on its name", async () => {
    const page = await site.open(API, {javaScriptEnabled});
    await page.getByRole('link', {name: 'fullWidth', exact: true}).first().click();
    await arriveAt(page, `${API}#button-prop-fullWidth`);
  });
});

it('says which component the props are of, and how it is imported', async () => {
  const page = await site.open(API);
  const section = page.getByRole('region', {name: 'Button', exact: true});
  expect(await section.locator('pre').first().textContent()).toContain(
    "import Button from '@mui/material/Button';",
  );
});

it('has no tabs where a page names no component', async () => {
  const page = await site.open('/material-ui/getting-started/usage/');
  expect(await tabs(page).count()).toBe(0);
});

describe('a page with a hook', () => {
  const HOOKS = '/material-ui/react-autocomplete/hooks-api/';

  it('has a tab for it, under the entry of the page', async () => {
    const page = await site.open(HOOKS);
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual([
      'Demos',
      'Components API',
      'Hooks API',
    ]);
    await page.getByRole('region', {name: 'useAutocomplete', exact: true}).waitFor();
    const active = page.locator('#side-navigation [aria-current=page]');
    expect(await active.textContent()).toBe('Autocomplete');
  });

  it('ends with links to the API of all it names', async () => {
    const page = await site.open('/material-ui/react-autocomplete/', {javaScriptEnabled: false});
    const links = page.getByRole('region', {name: 'API'}).getByRole('link');
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(found.filter(([, href]) => !href?.startsWith('#'))).toEqual([
      ['<Autocomplete />', '/material-ui/api/autocomplete/'],
      ['useAutocomplete()', '/material-ui/api/use-autocomplete/'],
    ]);
  });
});
