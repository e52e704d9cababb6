import type {Locator, Page} from '@playwright/test';

/** The product's or the version's menu button, by the start of its name. */
export function menuButton(page: Page, kind: 'Product' | 'Version'): Locator {
  return page.getByRole('button', {name: new RegExp(`^${kind}: `)});
}

/** The menu that is open. */
export function openMenu(page: Page): Locator {
  return page.locator('[popover]:popover-open');
}

/** An entry of the open menu, by the start of its text. */
export function menuEntry(page: Page, label: string): Locator {
  return openMenu(page)
    .locator('a, button')
    .filter({hasText: new RegExp(`^${label}`)});
}

/** Waits until an entry of the open menu has the focus. */
export async function entryHasFocus(page: Page, label: string): Promise<void> {
  await menuEntry(page, label).and(page.locator(':focus')).waitFor();
}

/** Whether an element has the focus. */
export async function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
