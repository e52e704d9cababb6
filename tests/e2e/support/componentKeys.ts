import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

/** Does what a row of a page's keyboard table says, and fails where something else comes of it. */
type Row = (page: Page) => Promise<void>;

type Role = Parameters<Page['getByRole']>[0];

const at = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, {name, exact: true}).first();

type Place = ReturnType<typeof at>;

async function press(target: Locator, key: string): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

/** The focus goes from one place to the next, and back. */
const walks =
  (from: Place, to: Place): Row =>
  async (page) => {
    await press(from(page), 'Tab');
    await expect(to(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(from(page)).toBeFocused();
  };

/** Each key takes the focus from one place to the next. */
const goes =
  (from: Place, ...steps: [key: string, to: Place][]): Row =>
  async (page) => {
    await from(page).focus();
    for (const [key, to] of steps) {
      await page.keyboard.press(key);
      await expect(to(page)).toBeFocused();
    }
  };

/** Each press of a key on a place gives an attribute its next value. */
const sets =
  (place: Place, attribute: string, ...steps: [key: string, value: string][]): Row =>
  async (page) => {
    for (const [key, value] of steps) {
      await press(place(page), key);
      await expect(place(page)).toHaveAttribute(attribute, value);
    }
  };

/** Each key checks the next of the radio buttons, beginning at a place. */
const checks =
  (from: Place, ...steps: [key: string, to: Place][]): Row =>
  async (page) => {
    // Not by the pointer: a rating takes what lies under it.
    await from(page).dispatchEvent('click');
    await expect(from(page)).toBeChecked();
    await from(page).focus();
    for (const [key, to] of steps) {
      await page.keyboard.press(key);
      await expect(to(page)).toBeChecked();
      await expect(to(page)).toBeFocused();
    }
  };

/** What is not checked yet is checked by Space. */
const chooses =
  (place: Place): Row =>
  async (page) => {
    await expect(place(page)).not.toBeChecked();
    await press(place(page), 'Space');
    await expect(place(page)).toBeChecked();
  };

/** Each key on a place brings a text. */
const says =
  (...steps: [place: Place, key: string, text: string][]): Row =>
  async (page) => {
    for (const [place, key, text] of steps) {
      await press(place(page), key);
      await expect(page.getByText(text).first()).toBeVisible();
    }
  };

/** Each key takes away the place that it is pressed on. */
const removes =
  (...steps: [place: Place, key: string][]): Row =>
  async (page) => {
    for (const [place, key] of steps) {
      await press(place(page), key);
      await expect(place(page)).toHaveCount(0);
    }
  };

/** What lies above the page closes, and the focus is where it was. */
const closes =
  (button: Place, role: Role = 'dialog'): Row =>
  async (page) => {
    await press(button(page), 'Enter');
    await expect(page.getByRole(role).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  };

/** However often Tab is pressed, the focus stays in the dialog. */
const keeps =
  (button: Place): Row =>
  async (page) => {
    await press(button(page), 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator('[role=presentation]:has([role=dialog]) :focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

/** Tab comes back to the radio button that is chosen. */
const returns =
  (chosen: Place): Row =>
  async (page) => {
    await chosen(page).check({force: true});
    await press(chosen(page), 'Tab');
    await expect(chosen(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chosen(page)).toBeFocused();
  };

const showsTip: Row = async (page) => {
  await press(at('button', 'Measure a distance')(page), 'Tab');
  await expect(page.getByRole('tooltip', {name: 'Centre on the boat'})).toBeVisible();
};

const hidesTip: Row = async (page) => {
  await showsTip(page);
  // A tip that has just come listens a moment later.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0, {timeout: 1000});
  }).toPass();
  await expect(at('button', 'Centre on the boat')(page)).toBeFocused();
};

const CHART = at('button', 'Actions of the chart');

const entersDial: Row = async (page) => {
  await CHART(page).focus();
  await expect(CHART(page)).toHaveAttribute('aria-expanded', 'true');
};

const walksDial: Row = async (page) => {
  await press(CHART(page), 'ArrowUp');
  await expect(at('menuitem', 'Copy')(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(at('menuitem', 'Print')(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(at('menuitem', 'Copy')(page)).toBeFocused();
};

const startsAction: Row = async (page) => {
  for (const key of ['Enter', 'Space']) {
    await press(at('button', 'Add to the log')(page), key);
    await page.keyboard.press('ArrowUp');
    await expect(at('menuitem', 'Voyage')(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByText('Voyage added.')).toBeVisible();
  }
};

const leavesDial: Row = async (page) => {
  await walksDial(page);
  await page.keyboard.press('Escape');
  await expect(CHART(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(CHART(page)).toBeFocused();
};

export const rows = {
  at,
  press,
  walks,
  goes,
  sets,
  checks,
  chooses,
  says,
  removes,
  closes,
  keeps,
  returns,
};
export const tips = {showsTip, hidesTip};
export const dial = {entersDial, walksDial, startsAction, leavesDial};
export type {Row};
