import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {
  CLIPBOARD_RIGHTS,
  copyNothing,
  fillClipboard,
  NOTHING,
  pasteClipboard,
  readClipboard,
} from './support/clipboard';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';
import {PLAIN_HOST, ROOT} from './support/places';
import {expect, test} from './support/test';
import type {OpenOptions, Site} from './support/test';
import {holdTimers} from './support/timers';

/** Milliseconds for which each variant says that it has copied. */
const COMPONENT_MS = 1200;
const DIRECT_MS = 2000;
const MARKUP =
  '<div data-code-block><pre><code>raw  code\n\tof another page</code></pre>' +
  '<button type="button" data-code-copy data-needs="js" aria-label="Copy the code">Copy</button></div>';
const FENCE = /^```[^\n]*\n([^]*?)^```$/gm;

/** The sources of a page's fences, as its author wrote them. */
const SOURCES = [
  ...readFileSync(path.join(ROOT, 'docs', `${TEXT_PAGE.slice(0, -1)}.md`), 'utf8').matchAll(FENCE),
].map(([, source = '']) => source.replace(/\n$/, ''));

/** Opens a page whose buttons say for good what they say after a click. */
async function openPage(site: Site, address = TEXT_PAGE, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(address, {permissions: CLIPBOARD_RIGHTS, ...options});
  await holdTimers(page);
  return page;
}

function blocks(page: Page): Locator {
  return page.locator('[data-code-block]');
}

/** The copy button of a block, or of a demo's plate. */
function copyButton(block: Locator): Locator {
  return block.getByRole('button', {name: 'Copy the code', exact: true});
}

/** Puts a block into the page that no component owns; its button. */
async function insertBlock(page: Page): Promise<Locator> {
  await page.evaluate((markup) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup);
  }, MARKUP);
  return copyButton(blocks(page).first());
}

function said(page: Page): Locator {
  return page.getByRole('status').filter({hasText: /^Copied$/});
}

/** Opens a page of text whose clock stands still from then on, but for what is let go by. */
async function openStill(site: Site): Promise<Page> {
  const page = await site.open(TEXT_PAGE, {
    permissions: CLIPBOARD_RIGHTS,
    before: countWrites,
    prepare: (context) => context.clock.install(),
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

/** Clicks, and waits until the write has come back. */
async function copyAndSettle(page: Page, button: Locator, count: number): Promise<void> {
  await button.click();
  await page.waitForFunction((n) => (window as unknown as {writes: number}).writes === n, count);
  await expect(button).toHaveText('Copied');
}

async function expectLabel(page: Page, button: Locator, label: string): Promise<void> {
  // Twice to the page and back: what a timer has set is drawn by then.
  await page.evaluate(() => null);
  expect(await button.textContent()).toBe(label);
}

test.describe('what is copied', () => {
  test('is each block of a page as it was written, byte for byte', async ({site}) => {
    const page = await openPage(site);
    await expect(blocks(page)).toHaveCount(SOURCES.length);
    for (const [at, source] of SOURCES.entries()) {
      const button = copyButton(blocks(page).nth(at));
      await button.click();
      await expect(button).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(source);
    }
  });

  test("is a demo's whole source, by the only button of each block", async ({site}) => {
    const page = await openPage(site, BUTTON_PAGE);
    const counts = await blocks(page).evaluateAll((all) =>
      all.map(
        (block) => (block.closest('figure') ?? block).querySelectorAll('[data-code-copy]').length,
      ),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([1]));
    const button = copyButton(
      page.locator('figure', {has: page.locator('[data-demo=SaveButton]')}),
    );
    await button.first().click();
    await expect(button.first()).toHaveText('Copied');
    const file = path.join(ROOT, 'docs/material-ui/components/button/SaveButton.tsx');
    expect(await readClipboard(page)).toBe(readFileSync(file, 'utf8'));
  });
});

test('the button of a block that a component owns says so for 1200 ms, and again when it is pressed again', async ({
  site,
}) => {
  const page = await openStill(site);
  // By its name, which stays whatever the button says.
  const button = copyButton(blocks(page).first());
  await expect(button).toHaveText('Copy');
  await copyAndSettle(page, button, 1);
  await expect(said(page)).toHaveCount(1);
  await page.clock.runFor(COMPONENT_MS - 300);
  await copyAndSettle(page, button, 2);
  await page.clock.runFor(COMPONENT_MS - 1);
  await expectLabel(page, button, 'Copied');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Copy');
  await expect(said(page)).toHaveCount(0);
});

test.describe('the button of a block that nobody owns', () => {
  test('copies, and says so for 2000 ms, anew when it is pressed again', async ({site}) => {
    const page = await openStill(site);
    const button = await insertBlock(page);
    await copyAndSettle(page, button, 1);
    await expect(button).toHaveAttribute('data-copied', '');
    expect(await readClipboard(page)).toBe('raw  code\n\tof another page');
    await page.clock.runFor(DIRECT_MS - 300);
    await copyAndSettle(page, button, 2);
    await page.clock.runFor(DIRECT_MS - 1);
    await expectLabel(page, button, 'Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
    await expect(button).not.toHaveAttribute('data-copied');
  });

  test('works in the served page, before React has taken it over', async ({site}) => {
    const page = await openPage(site, TEXT_PAGE, {hydrates: false, prepare: holdChunks});
    const button = copyButton(blocks(page).first());
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(SOURCES[0]);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
});

test.describe('a clipboard', () => {
  test('that refuses leaves every button as it is, in silence', async ({site}) => {
    const page = await openPage(site, TEXT_PAGE, {before: refuseWrites});
    const owned = copyButton(blocks(page).first());
    await owned.click();
    await writesWereRefused(page, 1);
    await expectLabel(page, owned, 'Copy');
    expect(await said(page).count()).toBe(0);
    const direct = await insertBlock(page);
    await direct.click();
    await writesWereRefused(page, 2);
    await expectLabel(page, direct, 'Copy');
    expect(await direct.getAttribute('data-copied')).toBeNull();
  });

  test('that is missing on plain http is filled by selection', async ({site}) => {
    const page = await site.open(TEXT_PAGE, {host: PLAIN_HOST});
    await holdTimers(page);
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
      false,
      false,
    ]);
    await copyNothing(page);
    const button = copyButton(blocks(page).first());
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(button).toBeFocused();
    expect(await pasteClipboard(page)).toBe(SOURCES[0]);
  });

  test('that is missing, where selections are not copied either, leaves all as it is', async ({
    site,
  }) => {
    const page = await site.open(TEXT_PAGE, {host: PLAIN_HOST, before: refuseSelections});
    await copyNothing(page);
    const button = copyButton(blocks(page).first());
    await button.click();
    await writesWereRefused(page, 1);
    await expectLabel(page, button, 'Copy');
    expect(await pasteClipboard(page)).toBe(NOTHING);
  });
});

test.describe('the keyboard', () => {
  test('copies the block with the focus, else the one under the pointer, else nothing', async ({
    site,
  }) => {
    const page = await openPage(site, TEXT_PAGE, {before: recordCalls});
    await test.step('away from all blocks', async () => {
      await fillClipboard(page);
      await page.getByRole('heading', {level: 1}).hover();
      await page.keyboard.press('Control+C');
      expect(await readClipboard(page)).toBe(NOTHING);
    });
    await test.step('under the pointer, as if its button were pressed', async () => {
      const block = blocks(page).nth(1);
      await block.locator('pre').hover();
      await page.keyboard.press('Control+C');
      await expect(copyButton(block)).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(SOURCES[1]);
      await expect(page.locator('[data-ga-event-action=copy-keyboard]')).toHaveCount(0);
      expect(await actionsOf(page)).toEqual(['copy-keyboard']);
    });
    await test.step('with the focus, wherever the pointer is', async () => {
      const button = copyButton(blocks(page).first());
      await button.focus();
      await page.keyboard.press('Control+C');
      await expect(button).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(SOURCES[0]);
    });
  });

  test('copies what is selected, not the block under the pointer', async ({site}) => {
    const page = await openPage(site);
    await page.getByRole('heading', {level: 1}).dblclick({position: {x: 20, y: 20}});
    await blocks(page).first().locator('pre').hover();
    await page.keyboard.press('Control+C');
    expect((await readClipboard(page)).trim()).toBe('Navigation');
    await expectLabel(page, copyButton(blocks(page).first()), 'Copy');
  });
});

/** Waits until the page has tried to write so many times, and for what it makes of the answer. */
async function writesWereRefused(page: Page, count: number): Promise<void> {
  await page.waitForFunction((n) => (window as unknown as {refused: number}).refused === n, count);
}

/** What analytics read of the clicks so far. */
async function actionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {actions: string[]}).actions);
}

/** Keeps back every script that the served page does not name itself, as a slow network would. */
async function holdChunks(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/js\/(?!main|runtime|late-)/, () => undefined);
}

/** Counts the writes that have come back. */
function countWrites(): void {
  const target = window as unknown as {writes: number};
  target.writes = 0;
  // A blank page, such as the one to paste into, has none.
  if (!('clipboard' in navigator)) return;
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => {
    await write(text);
    target.writes += 1;
  };
}

function refuseWrites(): void {
  const target = window as unknown as {refused: number};
  target.refused = 0;
  if (!('clipboard' in navigator)) return;
  navigator.clipboard.writeText = async () => {
    target.refused += 1;
    throw new DOMException('Write permission denied.', 'NotAllowedError');
  };
}

function refuseSelections(): void {
  const target = window as unknown as {refused: number};
  target.refused = 0;
  document.execCommand = () => {
    target.refused += 1;
    throw new Error('refused');
  };
}

/** Notes what analytics reads of each click on its way. */
function recordCalls(): void {
  const actions: string[] = [];
  Object.assign(window, {actions});
  window.addEventListener('click', ({target}) => {
    const marked = (target as Element).closest<HTMLElement>('[data-ga-event-action]');
    if (marked) actions.push(marked.dataset.gaEventAction ?? '');
  });
}
