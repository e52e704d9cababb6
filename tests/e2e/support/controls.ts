import type {Locator, Page} from '@playwright/test';

/** Opens the settings panel by its button in the header. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Settings', exact: true}).click();
  await setting(page, 'Colour mode', 'Dark').waitFor();
}

/** A choice of the settings panel, by its group and its label. */
export function setting(page: Page, group: string, label: string): Locator {
  const panel = page.getByRole('dialog', {name: 'Settings'});
  return panel.getByRole('group', {name: group}).getByRole('radio', {name: label, exact: true});
}

/** Chooses in the panel that is open, by a click on the label: the button in it has no size. */
export async function choose(page: Page, group: string, label: string): Promise<void> {
  await setting(page, group, label).locator('xpath=ancestor::label').click();
}

/** The field of the search, opened by its button in the header. */
export async function openSearch(page: Page): Promise<Locator> {
  await searchButton(page).click();
  return searchField(page);
}

/** What opens the search, in the header. */
export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', {name: 'Search'});
}

/** The field of the search that is open. */
export async function searchField(page: Page): Promise<Locator> {
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  return field;
}

/** The list of shortcuts, opened by its key. */
export async function openShortcuts(page: Page): Promise<Locator> {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await dialog.waitFor();
  return dialog;
}
