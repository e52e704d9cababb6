import type {Frame, Page} from '@playwright/test';
import {HYDRATE_EVENT} from '../../plugins/_shared/loading/lateScripts';

/**
 * Waits until React has taken over a page, or a frame of one, which is asked to let it come.
 *
 * @param timeout milliseconds; default: that of the page
 */
export async function hydrated(page: Page | Frame, timeout?: number): Promise<void> {
  // Asked for again and again: who hears of it comes with the page's own scripts.
  await page.waitForFunction(
    (event) => {
      document.dispatchEvent(new Event(event));
      return document.documentElement.dataset.hasHydrated === 'true';
    },
    HYDRATE_EVENT,
    {...(timeout !== undefined && {timeout})},
  );
}
