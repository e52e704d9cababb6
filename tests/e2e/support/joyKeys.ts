import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

/** Does what a row of a page's keyboard table says, and fails where something else comes of it. */
type Row = (page: Page) => Promise<void>;

type Role = Parameters<Page['getByRole']>[0];

const get = (page: Page, role: Role, name: string | RegExp): Locator =>
  page.getByRole(role, {name, exact: true}).first();

/** @param steps a key, the role and the name of what has the focus after it */
const moves =
  (role: Role, from: string, ...steps: [key: string, role: Role, name: string][]): Row =>
  async (page) => {
    await get(page, role, from).focus();
    for (const [key, nextRole, next] of steps) {
      await page.keyboard.press(key);
      await expect(get(page, nextRole, next)).toBeFocused();
    }
  };

/** @param steps a key, and the value that an attribute has after it */
const sets =
  (role: Role, name: string, attribute: string, ...steps: [key: string, value: string][]): Row =>
  async (page) => {
    const place = get(page, role, name);
    for (const [key, value] of steps) {
      await place.focus();
      await page.keyboard.press(key);
      await expect(place).toHaveAttribute(attribute, value);
    }
  };

/** @param steps a key, and the value that a field has after it */
const values =
  (role: Role, name: string, ...steps: [key: string, value: string][]): Row =>
  async (page) => {
    const place = get(page, role, name);
    await place.focus();
    for (const [key, value] of steps) {
      await page.keyboard.press(key);
      await expect(place).toHaveValue(value);
    }
  };

const toggles =
  (role: Role, name: string): Row =>
  async (page) => {
    const place = get(page, role, name);
    const was = await place.isChecked();
    await place.focus();
    await page.keyboard.press('Space');
    await expect(place).toBeChecked({checked: !was});
  };

/** @param steps a key, and the radio button that is chosen after it */
const chooses =
  (from: string, ...steps: [key: string, name: string][]): Row =>
  async (page) => {
    await get(page, 'radio', from).focus();
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(get(page, 'radio', name)).toBeChecked();
    }
  };

/** Opens what a button opens, presses keys there, and comes back to the button. */
const closes =
  (name: string, role: Role, ...keys: string[]): Row =>
  async (page) => {
    const button = get(page, 'button', name);
    await button.focus();
    await page.keyboard.press('Enter');
    const opened = page.getByRole(role).first();
    await expect(opened).toBeVisible();
    for (const key of keys) {
      await page.keyboard.press(key);
      await expect(opened.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(button).toBeFocused();
  };

/** Chooses the first item of a menu by a key, and reads what came of it. */
const picks =
  (key: string): Row =>
  async (page) => {
    await moves('button', 'Trip to Visby', ['Enter', 'menuitem', 'Duplicate'])(page);
    await page.keyboard.press(key);
    await expect(page.getByRole('status').getByText('A copy was made.')).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  };

const all =
  (...rows: Row[]): Row =>
  async (page) => {
    for (const row of rows) {
      await row(page);
      await page.keyboard.press('Escape');
    }
  };

const shows: Row = async (page) => {
  await get(page, 'button', 'Print the chart').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', {name: 'Measure a distance'})).toBeVisible();
};

const hides: Row = async (page) => {
  await shows(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
};

export const rows = {all, chooses, closes, get, hides, moves, picks, sets, shows, toggles, values};
export type {Row};
