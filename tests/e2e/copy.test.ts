import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Locator, Page} from 'playwright-core';
import {emptyClipboard, NOTHING, readClipboard} from './clipboard';
import {hasFocus} from './menus';
import {BUTTON_PAGE, TEXT_PAGE} from './pages';
import {PLAIN_HOST, ROOT, useSite} from './support';
import type {OpenOptions} from './support';

/** Milliseconds for which each variant says that it has copied. */
const COMPONENT_MS = 1200;
const DIRECT_MS = 2000;
const FENCE = /^```[^\n]*\n([^]*?)^```$/gm;
const site = useSite();

/** The sources of a page's fences, as its author wrote them. */
const SOURCES = [
  ...readFileSync(path.join(ROOT, 'docs', `${TEXT_PAGE.slice(0, -1)}.md`), 'utf8').matchAll(FENCE),
].map(([, source = '']) => source.replace(/\n$/, ''));

async function openPage(address = TEXT_PAGE, options: OpenOptions = {}): Promise<Page> {
  return site.open(address, {permissions: ['clipboard-read', 'clipboard-write'], ...options});
}

function blocks(page: Page): Locator {
  return page.locator('[data-code-block]');
}

/** The copy button of a block, or of a demo's plate. */
function copyButton(block: Locator): Locator {
  return block.getByRole('button', {name: 'Copy the code', exact: true});
}

function said(page: Page): Locator {
  return page.getByRole('status').filter({hasText: /^Copied$/});
}

async function labelIs(button: Locator, label: 'Copy' | 'Copied'): Promise<void> {
  await button.filter({hasText: new RegExp(`^${label}$`)}).waitFor();
}

/** Opens a page whose clock stands still from then on, but for what is let go by. */
async function openStill(address: string, options: OpenOptions = {}): Promise<Page> {
  const prepare = async (context: BrowserContext) => {
    await context.clock.install();
    await options.prepare?.(context);
  };
  const page = await openPage(address, {...options, before: countWrites, prepare});
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

/** Clicks, and waits until the write has come back. */
async function copyAndSettle(page: Page, button: Locator, count: number): Promise<void> {
  await button.click();
  await page.waitForFunction((n) => (window as unknown as {writes: number}).writes === n, count);
  await labelIs(button, 'Copied');
}

async function expectLabel(page: Page, button: Locator, label: string): Promise<void> {
  // Twice to the page and back: what a timer has set is drawn by then.
  await page.evaluate(() => null);
  expect(await button.textContent()).toBe(label);
}

describe('what is copied', () => {
  it('is each block of a page as it was written, byte for byte', async () => {
    const page = await openPage();
    expect(await blocks(page).count()).toBe(SOURCES.length);
    for (const [at, source] of SOURCES.entries()) {
      await copyButton(blocks(page).nth(at)).click();
      await labelIs(copyButton(blocks(page).nth(at)), 'Copied');
      expect(await readClipboard(page)).toBe(source);
    }
  });

  it("is a demo's whole source", async () => {
    const page = await openPage(BUTTON_PAGE);
    const figure = page.locator('figure', {has: page.locator('[data-demo=SaveButton]')});
    await copyButton(figure).first().click();
    await labelIs(copyButton(figure).first(), 'Copied');
    const file = path.join(ROOT, 'docs/material-ui/components/button/SaveButton.tsx');
    expect(await readClipboard(page)).toBe(readFileSync(file, 'utf8'));
  });
});

describe('the button of a block that a component owns', () => {
  it('has its name whatever it says, and tells those who listen', async () => {
    const page = await openPage();
    const button = copyButton(blocks(page).first());
    await labelIs(button, 'Copy');
    await button.click();
    await labelIs(button, 'Copied');
    await said(page).waitFor({state: 'attached'});
    await labelIs(button, 'Copy');
    expect(await said(page).count()).toBe(0);
  });

  it('says so for 1200 ms, and again when it is pressed again', async () => {
    const page = await openStill(TEXT_PAGE);
    const button = copyButton(blocks(page).first());
    await copyAndSettle(page, button, 1);
    await page.clock.runFor(COMPONENT_MS - 300);
    await copyAndSettle(page, button, 2);
    await page.clock.runFor(COMPONENT_MS - 1);
    await expectLabel(page, button, 'Copied');
    await page.clock.runFor(1);
    await labelIs(button, 'Copy');
  });

  it('stands once on each block', async () => {
    const page = await openPage(BUTTON_PAGE);
    const counts = await blocks(page).evaluateAll((all) =>
      all.map(
        (block) => (block.closest('figure') ?? block).querySelectorAll('[data-code-copy]').length,
      ),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([1]));
  });
});

describe('the button of a block that nobody owns', () => {
  const MARKUP =
    '<div data-code-block><pre><code>raw  code\n\tof another page</code></pre>' +
    '<button type="button" data-code-copy data-needs="js" aria-label="Copy the code">Copy</button></div>';

  async function insert(page: Page): Promise<Locator> {
    await page.evaluate((markup) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup);
    }, MARKUP);
    return copyButton(blocks(page).first());
  }

  it('copies, and says so for 2000 ms, anew when it is pressed again', async () => {
    const page = await openStill(TEXT_PAGE);
    const button = await insert(page);
    await copyAndSettle(page, button, 1);
    expect(await button.getAttribute('data-copied')).toBe('');
    expect(await readClipboard(page)).toBe('raw  code\n\tof another page');
    await page.clock.runFor(DIRECT_MS - 300);
    await copyAndSettle(page, button, 2);
    await page.clock.runFor(DIRECT_MS - 1);
    await expectLabel(page, button, 'Copied');
    await page.clock.runFor(1);
    await labelIs(button, 'Copy');
    expect(await button.getAttribute('data-copied')).toBeNull();
  });

  it('works in the served page, before React has taken it over', async () => {
    const page = await openPage(TEXT_PAGE, {hydrates: false, prepare: holdChunks});
    const button = copyButton(blocks(page).first());
    await button.click();
    await labelIs(button, 'Copied');
    expect(await readClipboard(page)).toBe(SOURCES[0]);
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  });

  it('says nothing when the clipboard refuses', async () => {
    const page = await openPage(TEXT_PAGE, {before: refuseWrites});
    const button = await insert(page);
    await button.click();
    await writeWasRefused(page);
    await expectLabel(page, button, 'Copy');
    expect(await button.getAttribute('data-copied')).toBeNull();
  });
});

describe('a clipboard', () => {
  it('that refuses leaves the button as it is, in silence', async () => {
    const page = await openPage(TEXT_PAGE, {before: refuseWrites});
    const button = copyButton(blocks(page).first());
    await button.click();
    await writeWasRefused(page);
    await expectLabel(page, button, 'Copy');
    expect(await said(page).count()).toBe(0);
  });

  it('that is missing on plain http is filled by selection', async () => {
    const page = await site.open(TEXT_PAGE, {host: PLAIN_HOST});
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
      false,
      false,
    ]);
    await emptyClipboard(page.context());
    await page.bringToFront();
    const button = copyButton(blocks(page).first());
    await button.click();
    await labelIs(button, 'Copied');
    expect(await hasFocus(button)).toBe(true);
    expect(await readClipboard(page)).toBe(SOURCES[0]);
  });

  it('that is missing, where selections are not copied either, leaves all as it is', async () => {
    const page = await site.open(TEXT_PAGE, {host: PLAIN_HOST, before: refuseSelections});
    await emptyClipboard(page.context());
    await page.bringToFront();
    const button = copyButton(blocks(page).first());
    await button.click();
    await expectLabel(page, button, 'Copy');
    expect(await readClipboard(page)).toBe(NOTHING);
  });
});

describe('the keyboard', () => {
  it('copies the block under the pointer, as if its button were pressed', async () => {
    const page = await openPage(TEXT_PAGE, {before: recordCalls});
    await blocks(page).nth(1).locator('pre').hover();
    await page.keyboard.press('Control+C');
    await labelIs(copyButton(blocks(page).nth(1)), 'Copied');
    expect(await readClipboard(page)).toBe(SOURCES[1]);
    expect(await page.locator('[data-ga-event-action=copy-keyboard]').count()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as {actions: string[]}).actions)).toEqual([
      'copy-keyboard',
    ]);
  });

  it('copies the block with the focus, wherever the pointer is', async () => {
    const page = await openPage();
    await blocks(page).nth(1).locator('pre').hover();
    await copyButton(blocks(page).first()).focus();
    await page.keyboard.press('Control+C');
    await labelIs(copyButton(blocks(page).first()), 'Copied');
    expect(await readClipboard(page)).toBe(SOURCES[0]);
  });

  it('copies what is selected, not the block under the pointer', async () => {
    const page = await openPage();
    await page.getByRole('heading', {level: 1}).dblclick({position: {x: 20, y: 20}});
    await blocks(page).first().locator('pre').hover();
    await page.keyboard.press('Control+C');
    expect((await readClipboard(page)).trim()).toBe('Navigation');
    await expectLabel(page, copyButton(blocks(page).first()), 'Copy');
  });

  it('copies nothing of its own away from all blocks', async () => {
    const page = await openPage();
    await emptyClipboard(page.context());
    await page.bringToFront();
    await page.getByRole('heading', {level: 1}).hover();
    await page.keyboard.press('Control+C');
    expect(await readClipboard(page)).toBe(NOTHING);
  });
});

/** Waits until the page has tried to write, and for what it makes of the answer. */
async function writeWasRefused(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as {refused: number}).refused > 0);
}

/** Keeps back every script that the served page does not name itself, as a slow network would. */
async function holdChunks(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/js\/(?!main|runtime)/, () => undefined);
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
  document.execCommand = () => {
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
