import type {Locator, Page} from 'playwright-core';
import {hasFocus} from './menus';
import {arriveAt, PHONE, useSite} from './support';

const BUTTON_PAGE = '/material-ui/react-button/';
const CHECKBOX_PAGE = '/material-ui/react-checkbox/';
const site = useSite();

function drawerOf(page: Page): {drawer: Locator; button: Locator} {
  return {
    drawer: page.getByRole('navigation', {name: 'Pages of Material UI'}),
    button: page.getByRole('button', {name: 'Open the navigation'}),
  };
}

async function openDrawer(options = {}) {
  const page = await site.open(BUTTON_PAGE, {viewport: PHONE, ...options});
  const {drawer, button} = drawerOf(page);
  await button.click();
  await drawer.waitFor();
  return {page, drawer, button};
}

it('is closed at first, so that the page can be read', async () => {
  const page = await site.open(BUTTON_PAGE, {viewport: PHONE});
  expect(await drawerOf(page).drawer.isVisible()).toBe(false);
  await page.getByRole('heading', {level: 1, name: 'Button'}).waitFor();
});

it('opens by its button, within the window, with the page marked', async () => {
  const {drawer} = await openDrawer();
  const box = await drawer.boundingBox();
  expect(box).toMatchObject({x: 0, y: 0, height: PHONE.height});
  expect(box?.width).toBeLessThan(PHONE.width);
  expect(await drawer.locator('[aria-current=page]').textContent()).toBe('Button');
});

it('closes by Escape and gives the focus back', async () => {
  const {page, drawer, button} = await openDrawer();
  await page.keyboard.press('Escape');
  await drawer.waitFor({state: 'hidden'});
  expect(await hasFocus(button)).toBe(true);
});

it('is entered by Tab, and gives the focus back from within', async () => {
  const {page, drawer, button} = await openDrawer();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({state: 'hidden'});
  expect(await hasFocus(button)).toBe(true);
});

it('opens by keyboard', async () => {
  const page = await site.open(BUTTON_PAGE, {viewport: PHONE});
  const {drawer, button} = drawerOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
});

it('closes by its own button', async () => {
  const {page, drawer} = await openDrawer();
  await page.getByRole('button', {name: 'Close the navigation'}).click();
  await drawer.waitFor({state: 'hidden'});
});

it('closes by a click beside it', async () => {
  const {page, drawer} = await openDrawer();
  await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
  await drawer.waitFor({state: 'hidden'});
  await arriveAt(page, BUTTON_PAGE);
});

it('closes when a page is chosen', async () => {
  const {page, drawer} = await openDrawer();
  await drawer.getByRole('link', {name: 'Checkbox'}).click();
  await arriveAt(page, CHECKBOX_PAGE);
  await drawer.waitFor({state: 'hidden'});
  await page.getByRole('heading', {level: 1, name: 'Checkbox'}).waitFor();
});

it('opens and leads on without JavaScript', async () => {
  const {page, drawer} = await openDrawer({javaScriptEnabled: false});
  await drawer.getByText('Getting started', {exact: true}).click();
  await drawer.getByRole('link', {name: 'Usage'}).click();
  await arriveAt(page, '/material-ui/getting-started/usage/');
  expect(await drawerOf(page).drawer.isVisible()).toBe(false);
});

it('is no drawer in a wide window: the tree stands there, the button does not', async () => {
  const page = await site.open(BUTTON_PAGE);
  const {drawer, button} = drawerOf(page);
  expect(await drawer.isVisible()).toBe(true);
  expect(await button.isVisible()).toBe(false);
});
