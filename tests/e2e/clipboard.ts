import type {BrowserContext, Page} from 'playwright-core';

/** What the clipboard holds, before a test has anything written to it. */
export const NOTHING = 'what was there before';

/** A page with a field to write from, and to paste to, beside the one under test. */
async function withField<T>(context: BrowserContext, use: (pad: Page) => Promise<T>): Promise<T> {
  const pad = await context.newPage();
  await pad.setContent('<textarea></textarea>');
  await pad.locator('textarea').focus();
  const result = await use(pad);
  await pad.close();
  return result;
}

/** Fills the clipboard as a reader would, which needs no right. */
export async function emptyClipboard(context: BrowserContext): Promise<void> {
  await withField(context, async (pad) => {
    await pad.keyboard.insertText(NOTHING);
    await pad.keyboard.press('Control+A');
    await pad.keyboard.press('Control+C');
  });
}

/** What the clipboard holds, by pasting it. */
export async function readClipboard(page: Page): Promise<string> {
  const text = await withField(page.context(), async (pad) => {
    await pad.keyboard.press('Control+V');
    return pad.locator('textarea').inputValue();
  });
  await page.bringToFront();
  return text;
}
