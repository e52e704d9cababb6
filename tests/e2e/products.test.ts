import {entryHasFocus, hasFocus, menuButton, menuEntry, openMenu} from './menus';
import {arriveAt, useSite} from './support';

const PRODUCTS: [label: string, start: string][] = [
  ['Material UI', '/material-ui/'],
  ['Joy UI', '/joy-ui/'],
  ['MUI System', '/system/'],
  ['MUI Core', '/core/'],
  ['Docs-infra', '/experiments/docs/'],
  ['Docs', '/vitrine/'],
];
const BUTTON_PAGE = '/material-ui/react-button/';
const site = useSite();

async function openWithKeyboard(key: string) {
  const page = await site.open(BUTTON_PAGE);
  const button = menuButton(page, 'Product');
  await button.focus();
  await page.keyboard.press(key);
  await openMenu(page).waitFor();
  return {page, button};
}

it('offers every product, with its start page, and marks the one that is read', async () => {
  const page = await site.open(BUTTON_PAGE);
  await menuButton(page, 'Product').click();
  const menu = page.getByRole('menu', {name: 'Product: Material UI'});
  const entries = menu.getByRole('menuitem');
  expect(
    await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(PRODUCTS.map(([, start]) => start));
  expect(await menu.locator('[aria-current]').allTextContents()).toEqual([
    expect.stringMatching(/^Material UI/),
  ]);
});

it('leads to another product by mouse, and closes', async () => {
  const page = await site.open(BUTTON_PAGE);
  await menuButton(page, 'Product').click();
  await menuEntry(page, 'Joy UI').click();
  await arriveAt(page, '/joy-ui/');
  await page.getByRole('button', {name: 'Product: Joy UI'}).waitFor();
  expect(await openMenu(page).count()).toBe(0);
});

it('closes by a click beside it', async () => {
  const page = await site.open(BUTTON_PAGE);
  await menuButton(page, 'Product').click();
  await openMenu(page).waitFor();
  await page.mouse.click(900, 600);
  await openMenu(page).waitFor({state: 'detached'});
});

it('says whether it is open', async () => {
  const page = await site.open(BUTTON_PAGE);
  const button = menuButton(page, 'Product');
  expect(await button.getAttribute('aria-haspopup')).toBe('menu');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await page.locator('button[aria-label^="Product"][aria-expanded=true]').waitFor();
});

it.each([
  ['Enter', 'Material UI'],
  ['Space', 'Material UI'],
  ['ArrowDown', 'Material UI'],
  ['ArrowUp', 'Docs'],
])('opens by %s, at "%s"', async (key, label) => {
  const {page} = await openWithKeyboard(key);
  await entryHasFocus(page, label === 'Docs' ? 'Docs(?!-)' : label);
});

it('goes through the products by arrows, and round at both ends', async () => {
  const {page} = await openWithKeyboard('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await entryHasFocus(page, 'Joy UI');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await entryHasFocus(page, 'Docs(?!-)');
  await page.keyboard.press('ArrowDown');
  await entryHasFocus(page, 'Material UI');
});

it('goes to the ends by End and Home, and to a product by its first letter', async () => {
  const {page} = await openWithKeyboard('Enter');
  await entryHasFocus(page, 'Material UI');
  for (const [key, label] of [
    ['End', 'Docs(?!-)'],
    ['Home', 'Material UI'],
    ['j', 'Joy UI'],
    ['m', 'MUI System'],
    ['m', 'MUI Core'],
    ['d', 'Docs-infra'],
  ] as const) {
    await page.keyboard.press(key);
    await entryHasFocus(page, label);
  }
});

it('leads on by Enter', async () => {
  const {page} = await openWithKeyboard('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/joy-ui/');
});

it('closes by Escape and gives the focus back', async () => {
  const {page, button} = await openWithKeyboard('Enter');
  await entryHasFocus(page, 'Material UI');
  await page.keyboard.press('Escape');
  await openMenu(page).waitFor({state: 'detached'});
  expect(await hasFocus(button)).toBe(true);
});

it('closes by Tab, which goes on to what follows the button', async () => {
  const {page} = await openWithKeyboard('ArrowDown');
  await page.keyboard.press('Tab');
  await openMenu(page).waitFor({state: 'detached'});
  expect(await hasFocus(menuButton(page, 'Version'))).toBe(true);
});

it('opens and leads to another product without JavaScript', async () => {
  const page = await site.open(BUTTON_PAGE, {javaScriptEnabled: false});
  await menuButton(page, 'Product').click();
  expect(await openMenu(page).getByRole('link').count()).toBe(PRODUCTS.length);
  await menuEntry(page, 'MUI System').click();
  await arriveAt(page, '/system/');
});
