import type {Locator, Page} from '@playwright/test';
import {PHONE} from './support/places';
import {arriveAt, expect, test} from './support/test';

const BUTTON_PAGE = '/material-ui/react-button/';
/** Far down in the tree. */
const TOOLTIP_PAGE = '/material-ui/react-tooltip/';
const NEXT_PAGE = '/material-ui/react-typography/';

function drawerOf(page: Page): {drawer: Locator; button: Locator} {
  return {
    drawer: page.getByRole('navigation', {name: 'Pages of Material UI'}),
    button: page.getByRole('button', {name: 'Open the navigation'}),
  };
}

test('is closed at first, opens by its button, and closes in every way', async ({site}) => {
  const page = await site.open(TOOLTIP_PAGE, {viewport: PHONE});
  const {drawer, button} = drawerOf(page);
  expect(await drawer.isVisible()).toBe(false);
  await page.getByRole('heading', {level: 1, name: 'Tooltip'}).waitFor();
  const open = async () => {
    await button.click();
    await drawer.waitFor();
  };

  await test.step('opens within the window, with the page marked', async () => {
    await open();
    const box = await drawer.boundingBox();
    expect(box).toMatchObject({x: 0, y: 0, height: PHONE.height});
    expect(box?.width).toBeLessThan(PHONE.width);
    await expect(drawer.locator('[aria-current=page]')).toHaveText(['Tooltip']);
    await expect(drawer.locator('[aria-current=page]')).toBeInViewport();
  });
  await test.step('closes by Escape and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'hidden'});
    await expect(button).toBeFocused();
  });
  await test.step('opens by keyboard, is entered by Tab, gives the focus back', async () => {
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const hasFocus = drawer.evaluate((element) => element.contains(document.activeElement));
    expect(await hasFocus).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'hidden'});
    await expect(button).toBeFocused();
  });
  await test.step('closes by its own button', async () => {
    await open();
    await page.getByRole('button', {name: 'Close the navigation'}).click();
    await drawer.waitFor({state: 'hidden'});
  });
  await test.step('closes by a click beside it', async () => {
    await open();
    await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
    await drawer.waitFor({state: 'hidden'});
    await arriveAt(page, TOOLTIP_PAGE);
  });
  await test.step('closes when a page is chosen', async () => {
    await open();
    await drawer.getByRole('link', {name: 'Typography'}).click();
    await arriveAt(page, NEXT_PAGE);
    await drawer.waitFor({state: 'hidden'});
    await page.getByRole('heading', {level: 1, name: 'Typography'}).waitFor();
  });
});

test('opens and leads on without JavaScript', async ({site}) => {
  const page = await site.open(BUTTON_PAGE, {viewport: PHONE, javaScriptEnabled: false});
  const {drawer, button} = drawerOf(page);
  await button.click();
  await drawer.getByText('Getting started', {exact: true}).click();
  // The pages of a group that is closed come with scripts; without them its first page has them all.
  await drawer.getByRole('link', {name: 'All of Getting started'}).click();
  await arriveAt(page, '/material-ui/getting-started/installation/');
  await page.getByRole('heading', {level: 1, name: 'Installation'}).waitFor();
  expect(await drawer.isVisible()).toBe(false);
});

test('is no drawer in a wide window: the tree stands there, the button does not', async ({
  site,
}) => {
  const page = await site.open(BUTTON_PAGE);
  const {drawer, button} = drawerOf(page);
  await expect(drawer).toBeVisible();
  await expect(button).toBeHidden();
});
