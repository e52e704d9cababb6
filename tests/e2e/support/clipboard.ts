import type {BrowserContext, Page} from '@playwright/test';

/** What the clipboard holds, before a test has anything written to it. */
export const NOTHING = 'what was there before';

/** What a page may do that copies, and is asked what it has copied. */
export const CLIPBOARD_RIGHTS = ['clipboard-read', 'clipboard-write'];

/** What the clipboard holds. The page needs {@link CLIPBOARD_RIGHTS}. */
export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Fills the clipboard from the page, which needs {@link CLIPBOARD_RIGHTS}. */
export async function fillClipboard(page: Page): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), NOTHING);
}

/** What the clipboard holds, by pasting it as a reader would, which needs no right. */
export async function pasteClipboard(page: Page): Promise<string> {
  const text = await withField(page.context(), async (pad) => {
    await pad.keyboard.press('Control+V');
    return pad.locator('textarea').inputValue();
  });
  await page.bringToFront();
  return text;
}

/** Fills the clipboard by copying as a reader would, which needs no right. */
export async function copyNothing(page: Page): Promise<void> {
  await withField(page.context(), async (pad) => {
    await pad.keyboard.insertText(NOTHING);
    await pad.keyboard.press('Control+A');
    await pad.keyboard.press('Control+C');
  });
  await page.bringToFront();
}

/** A page with a field to write from, and to paste to, beside the one under test. */
async function withField<T>(context: BrowserContext, use: (pad: Page) => Promise<T>): Promise<T> {
  const pad = await context.newPage();
  await pad.setContent('<textarea></textarea>');
  await pad.locator('textarea').focus();
  const result = await use(pad);
  await pad.close();
  return result;
}
