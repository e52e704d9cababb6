import type {Locator, Page} from '@playwright/test';
import {DESKTOP} from './support/places';
import {arriveAt, expect, test} from './support/test';

const DEMOS = '/material-ui/react-button/';
const API = '/material-ui/react-button/components-api/';
/** Height of the header in pixels, which must not hide what an address leads to. */
const HEADER = 56;

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

const COLORS = ['error', 'info', 'inherit', 'primary', 'secondary', 'success', 'warning'];
/** Types, sorted, and defaults, as the package has them. */
const PROPS: Record<string, {type: string[]; default: string[]}> = {
  variant: {type: ["'contained'", "'outlined'", "'text'"], default: ["'text'"]},
  color: {type: COLORS.map((color) => `'${color}'`), default: ["'primary'"]},
  size: {type: ["'large'", "'medium'", "'small'"], default: ["'medium'"]},
  disabled: {type: ['boolean'], default: ['false']},
  startIcon: {type: ['React.ReactNode'], default: []},
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test('has its demos and its API beside each other, and leads to the API and back', async ({
      site,
    }) => {
      const page = await site.open(DEMOS, {javaScriptEnabled});
      const links = await tabs(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(links).toEqual([
        ['Demos', DEMOS],
        ['Components API', API],
      ]);
      const current = tabs(page).locator('[aria-current=page]');
      await expect(current).toHaveText(['Demos']);
      await tabs(page).getByRole('link', {name: 'Components API'}).click();
      await arriveAt(page, API);
      await page.getByRole('heading', {level: 2, name: 'ButtonGroup'}).waitFor();
      await expect(current).toHaveText(['Components API']);
      await tabs(page).getByRole('link', {name: 'Demos'}).click();
      await arriveAt(page, DEMOS);
      await page.getByRole('heading', {level: 2, name: 'Choosing a variant'}).waitFor();
    });

    test('has an API that leads to each prop, and says what it is', async ({site}) => {
      const page = await site.open(`${API}#button-prop-variant`, {javaScriptEnabled});
      await test.step('leads to a prop by its address, clear of the header', async () => {
        const row = page.locator(':target');
        await expect(row).toHaveAttribute('id', 'button-prop-variant');
        const readPlace = async () => {
          const {top, bottom} = await row.evaluate((element) => element.getBoundingClientRect());
          return {isBelowHeader: top >= HEADER, isInWindow: bottom <= DESKTOP.height};
        };
        await expect.poll(readPlace).toEqual({isBelowHeader: true, isInWindow: true});
      });
      await test.step('says which component the props are of, and how to import it', async () => {
        const section = page.getByRole('region', {name: 'Button', exact: true});
        await expect(section.locator('pre').first()).toContainText(
          "import Button from '@mui/material/Button';",
        );
      });
      for (const [prop, expected] of Object.entries(PROPS)) {
        await test.step(`has the type and the default of ${prop}`, async () => {
          expect.soft(await readProp(page, prop)).toEqual(expected);
        });
      }
      await test.step("gives a prop's address by a click on its name", async () => {
        await page.getByRole('link', {name: 'fullWidth', exact: true}).first().click();
        await arriveAt(page, `${API}#button-prop-fullWidth`);
      });
    });
  });
}

test('has no tabs where a page names no component', async ({site}) => {
  const page = await site.open('/material-ui/getting-started/usage/');
  await expect(tabs(page)).toHaveCount(0);
});

test.describe('a page with a hook', () => {
  const HOOKS = '/material-ui/react-autocomplete/hooks-api/';

  test('has a tab for it, under the entry of the page', async ({site}) => {
    const page = await site.open(HOOKS);
    await expect(tabs(page).getByRole('link')).toHaveText(['Demos', 'Components API', 'Hooks API']);
    await page.getByRole('region', {name: 'useAutocomplete', exact: true}).waitFor();
    const active = page.locator('#side-navigation [aria-current=page]');
    await expect(active).toHaveText(['Autocomplete']);
  });

  test('ends with links to the API of all it names', async ({site}) => {
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
