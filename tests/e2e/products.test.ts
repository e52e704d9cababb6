import {entryHasFocus, menuButton, menuEntry, openMenu} from './support/menus';
import {wear} from './support/modes';
import {arriveAt, expect, test} from './support/test';

const PRODUCTS: [label: string, start: string][] = [
  ['Material UI', '/material-ui/'],
  ['Joy UI', '/joy-ui/'],
  ['MUI System', '/system/'],
  ['MUI Core', '/core/'],
  ['Docs-infra', '/experiments/docs/'],
  ['Docs', '/vitrine/'],
];
const BUTTON_PAGE = '/material-ui/react-button/';

/** The last entry, whose label is the start of another one's. */
const LAST = 'Docs(?!-)';

test('offers every product, with its start page, and marks the one that is read', async ({
  site,
}) => {
  const page = await site.open(BUTTON_PAGE);
  const button = menuButton(page, 'Product');
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('menu', {name: 'Product: Material UI'});
  const entries = menu.getByRole('menuitem');
  expect(
    await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(PRODUCTS.map(([, start]) => start));
  await expect(menu.locator('[aria-current]')).toHaveText([/^Material UI/]);

  await test.step('closes by a click beside it', async () => {
    await page.mouse.click(900, 600);
    await openMenu(page).waitFor({state: 'detached'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('leads to another product by mouse, and closes', async () => {
    await button.click();
    await menuEntry(page, 'Joy UI').click();
    await arriveAt(page, '/joy-ui/');
    await page.getByRole('button', {name: 'Product: Joy UI'}).waitFor();
    await expect(openMenu(page)).toHaveCount(0);
  });
});

test('is used by the keyboard alone', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  const button = menuButton(page, 'Product');
  const open = async (key: string, label: string) => {
    await button.focus();
    await page.keyboard.press(key);
    await entryHasFocus(page, label);
  };
  const press = async (key: string, label: string) => {
    await page.keyboard.press(key);
    await entryHasFocus(page, label);
  };

  for (const [key, label] of [
    ['Enter', 'Material UI'],
    ['Space', 'Material UI'],
    ['ArrowDown', 'Material UI'],
    ['ArrowUp', LAST],
  ] as const) {
    await test.step(`opens by ${key}; closes by Escape and gives the focus back`, async () => {
      await open(key, label);
      await page.keyboard.press('Escape');
      await openMenu(page).waitFor({state: 'detached'});
      await expect(button).toBeFocused();
    });
  }
  await test.step('goes through the products by arrows, and round at both ends', async () => {
    await open('ArrowDown', 'Material UI');
    await press('ArrowDown', 'Joy UI');
    await press('ArrowUp', 'Material UI');
    await press('ArrowUp', LAST);
    await press('ArrowDown', 'Material UI');
  });
  await test.step('goes to the ends by End and Home, to a product by its letter', async () => {
    for (const [key, label] of [
      ['End', LAST],
      ['Home', 'Material UI'],
      ['j', 'Joy UI'],
      ['m', 'MUI System'],
      ['m', 'MUI Core'],
      ['d', 'Docs-infra'],
    ] as const) {
      await press(key, label);
    }
  });
  await test.step('closes by Tab, which goes on to what follows the button', async () => {
    await page.keyboard.press('Tab');
    await openMenu(page).waitFor({state: 'detached'});
    await expect(menuButton(page, 'Version')).toBeFocused();
  });
  await test.step('leads on by Enter', async () => {
    await open('ArrowDown', 'Material UI');
    await press('j', 'Joy UI');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/joy-ui/');
  });
});

test('opens and leads to another product without JavaScript', async ({site}) => {
  const page = await site.open(BUTTON_PAGE, {javaScriptEnabled: false});
  await menuButton(page, 'Product').click();
  await expect(openMenu(page).getByRole('link')).toHaveCount(PRODUCTS.length);
  await menuEntry(page, 'MUI System').click();
  await arriveAt(page, '/system/');
});

test('keeps the place of pictures from one mode to the other', async ({site}) => {
  const page = await site.open('/material-ui/');
  const cards = page.locator('main li:has(img)');
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  const light = await heights();
  await wear(page, {mode: 'dark', direction: 'ltr'});
  expect(light.length).toBeGreaterThan(0);
  expect(await heights()).toEqual(light);
});
