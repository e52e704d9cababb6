import type {Page} from '@playwright/test';

export type Mode = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

export interface Look {
  mode: Mode;
  direction: Direction;
}

/** Every mode in every direction. */
export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((direction) => ({mode, direction})),
);

/** The settings' keys in the storage. */
export const KEYS = {
  mode: 'vitrine-mode',
  scheme: 'vitrine-color-scheme',
  direction: 'vitrine-direction',
  codeVariant: 'vitrine-code-variant',
  motion: 'vitrine-motion',
} as const;

/** What <html> says of the settings. */
export async function readState(page: Page) {
  return page.evaluate(() => {
    const {dir, dataset} = document.documentElement;
    const {theme, mode, scheme, motion, codeVariant} = dataset;
    return {theme, mode, scheme, dir, motion, codeVariant};
  });
}

/** What it says to a reader who has chosen nothing, in a light system. */
export const DEFAULT_STATE = {
  theme: 'light',
  mode: 'system',
  scheme: 'light',
  dir: 'ltr',
  motion: 'full',
  codeVariant: 'ts',
};

/** Changes mode and direction of an open page, as a choice in another tab would. */
export async function wear(page: Page, {mode, direction}: Look): Promise<void> {
  await storeFromOutside(page, {[KEYS.mode]: mode, [KEYS.direction]: direction});
  await page.locator(`html[data-theme=${mode}][dir=${direction}]`).waitFor({state: 'attached'});
  await settled(page);
}

/**
 * Writes to the storage, and tells the page of it as the browser does when another tab writes.
 *
 * @param values by their keys
 */
export async function storeFromOutside(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, newValue] of entries) {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, newValue);
      const change = {key, oldValue, newValue, storageArea: localStorage, url: location.href};
      window.dispatchEvent(new StorageEvent('storage', change));
    }
  }, Object.entries(values));
}

/**
 * Waits until demos have been drawn anew, and styles worked out: two frames, and after each of them
 * what was waiting by then, such as the work that React does in turns of its own.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const turn = () =>
      new Promise<void>((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve();
        requestAnimationFrame(() => port2.postMessage(null));
      });
    await turn();
    await turn();
  });
}
