import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

/** The rules that hold for every page, of any impact. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What makes axe known to a page, as `window.axe`; a second time it does nothing. It tells Chromium
 * itself: Playwright would have the page read all of the text twice.
 *
 * @param file path of `axe-core/axe.min.js`
 */
export function axeLoader(file: string): (page: Page) => Promise<void> {
  // Any letter beyond makes each copy of it twice as long.
  const expression = readFileSync(file, 'utf8').replace(
    /[\u0080-\uffff]/g,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return async (page) => {
    if (await page.evaluate(() => 'axe' in window)) return;
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', {expression});
    await session.detach();
  };
}
