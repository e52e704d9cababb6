import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {readBuilt} from './support/built';
import {CLIPBOARD_RIGHTS, readClipboard} from './support/clipboard';
import {hydrateDemos} from './support/demos';
import {observersAreTold} from './support/observers';
import {ROOT} from './support/places';
import {expect, hydrated, test} from './support/test';
import type {OpenOptions, Site} from './support/test';
import {holdTimers} from './support/timers';

const BUTTON_PAGE = '/material-ui/react-button/';
const FOLDER = path.join(ROOT, 'docs/material-ui/components/button');
/** A window so low that no demo of the page is near it at first. */
const LOW = {width: 1280, height: 200};
/** Of the site, and costs nothing to open. */
const EMPTY = '/manifest.webmanifest';
/** Text that tells the library's code from the site's own. */
const LIBRARY_CODE = /MuiButtonBase|data-emotion/;

/** A demo with the plate below it. */
function figure(page: Page, name: string): Locator {
  return page.locator('figure', {has: page.locator(`[data-demo="${name}"]`)});
}

/** The copy button of a demo, when it says exactly this. */
function copyButton(page: Page, demo: string, text: 'Copy' | 'Copied'): Locator {
  return figure(page, demo)
    .getByRole('button', {name: 'Copy the code'})
    .filter({hasText: new RegExp(`^${text}$`)});
}

/** The demo's own file, where it is shown whole. */
function wholeFile(page: Page, demo: string): Locator {
  return figure(page, demo).locator('[data-code-part=whole] pre').filter({visible: true}).first();
}

/** The scripts that a page asks for from now on. */
interface Scripts {
  /** Paths of those that have the library in them, in order. */
  library: () => string[];
  /** Of how many there has been no answer yet. */
  pending: () => number;
}

function watchScripts(page: Page): Scripts {
  const asked: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    asked.push(new URL(request.url()).pathname);
    pending += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (request.resourceType() === 'script') pending -= 1;
    });
  }
  return {
    // Read from the disk: what the browser had in its cache has no body in its response.
    library: () => asked.filter((script) => LIBRARY_CODE.test(readBuilt(script))),
    pending: () => pending,
  };
}

/** A page that will only be led on, by `page.goto`. */
function openEmpty(site: Site, options: OpenOptions = {}): Promise<Page> {
  return site.open(EMPTY, {hydrates: false, ...options});
}

/** Answers no request for such addresses until what is returned is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

function sourceOf(demo: string): string {
  return readFileSync(path.join(FOLDER, `${demo}.tsx`), 'utf8');
}

test.describe('a demo', () => {
  test('is in the HTML that is served, as the real component, styles and all', () => {
    const html = readBuilt('material-ui/react-button/index.html');
    const [, demo = ''] = html.split('data-demo=BasicButtons');
    expect(demo.slice(0, demo.indexOf('</figure>'))).toMatch(
      /<style data-emotion="css[\s\S]*<button class="[^"]*MuiButton-contained[^>]*>Publish</,
    );
  });

  test('loads none of its code before it is near, and comes alive without moving or changing', async ({
    site,
  }) => {
    const page = await openEmpty(site, {viewport: LOW});
    const scripts = watchScripts(page);
    await page.goto(site.url + BUTTON_PAGE, {waitUntil: 'load'});
    await hydrated(page);
    await observersAreTold(page);
    await expect.poll(scripts.pending).toBe(0);
    expect(scripts.library()).toEqual([]);
    const read = async () => page.locator('[data-demo]').evaluateAll(measureDemos);
    const before = await read();
    expect(before.length).toBeGreaterThan(3);
    await hydrateDemos(page);
    expect(await read()).toEqual(before);
    expect(scripts.library()).not.toEqual([]);
  });

  test('does what it shows', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByText('125 %').waitFor();
    const save = page.locator('[data-demo=SaveButton]');
    const release = await holdTimers(page);
    await save.getByRole('button', {name: 'Save changes'}).click();
    await save.getByText('Saving your changes…').waitFor();
    await release();
    await save.getByText('All changes are saved.').waitFor();
  });

  test('makes up for a click from before any code of the page is there', async ({site}) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*.js');
    await page.goto(site.url + BUTTON_PAGE, {waitUntil: 'commit'});
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByText('100 %').waitFor();
    arrive();
    await zoom.getByText('150 %').waitFor();
  });

  for (const [component, name] of [
    ['select', 'BasicSelect'],
    ['autocomplete', 'BasicAutocomplete'],
  ] as const) {
    test(`opens the list of its ${component} that was clicked before any code was there`, async ({
      site,
    }) => {
      const page = await openEmpty(site);
      const arrive = await holdBack(page, '**/*.js');
      await page.goto(`${site.url}/material-ui/react-${component}/`, {waitUntil: 'commit'});
      await page.locator(`[data-demo=${name}]`).getByRole('combobox').click();
      arrive();
      await page.getByRole('listbox').waitFor();
    });
  }

  test('opens the list of a select that is still being pressed as the code arrives', async ({
    site,
  }) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*.js');
    await page.goto(`${site.url}/material-ui/react-select/`, {waitUntil: 'commit'});
    const demo = page.locator('[data-demo=BasicSelect]');
    await demo.getByRole('combobox').hover();
    await page.mouse.down();
    arrive();
    await hydrateDemos(page);
    await demo.getByRole('combobox').hover();
    await page.mouse.up();
    await page.getByRole('listbox').waitFor();
  });

  test('opens in its window what was clicked before the window was there', async ({site}) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*?*demo=*');
    await page.goto(`${site.url}/material-ui/react-dialog/`);
    const demo = page.locator('[data-demo=ResponsiveDialog]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'What is new'}).click();
    arrive();
    const window = figure(page, 'ResponsiveDialog').frameLocator('iframe');
    await window.getByRole('dialog', {name: 'What is new in this release'}).waitFor();
  });

  test('leaves the page where its reader has gone, as its window comes', async ({site}) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*?*demo=*');
    await page.goto(`${site.url}/material-ui/react-dialog/`);
    const asked = page.waitForRequest('**/*?*demo=*');
    await page.locator('[data-demo=ResponsiveDialog]').scrollIntoViewIfNeeded();
    await asked;
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    arrive();
    const iframe = figure(page, 'ResponsiveDialog').locator('iframe');
    await iframe.contentFrame().getByRole('button', {name: 'What is new'}).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens in a page of its own as it is shown', async ({site}) => {
    const chosen = 'demo-for=demo-basic-buttons&demo-mode=dark&demo-dir=rtl';
    const page = await site.open(`${BUTTON_PAGE}?${chosen}`);
    const link = figure(page, 'BasicButtons').getByRole('link', {
      name: 'Open in a page of its own',
    });
    const [alone] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await alone.locator('[data-demo=BasicButtons][data-demo-mode=dark][dir=rtl]').waitFor();
  });

  test('does what it shows after a way through other pages as well', async ({site}) => {
    const page = await site.open('/material-ui/react-checkbox/');
    await page.locator('#side-navigation').getByRole('link', {name: 'Button', exact: true}).click();
    await page.locator('[data-demo=ZoomButtonGroup]').scrollIntoViewIfNeeded();
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom out'}).click();
    await zoom.getByText('75 %').waitFor();
  });
});

test.describe("a demo's source", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`unfolds by a click, with JavaScript: ${javaScriptEnabled}`, async ({site}) => {
      const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
      const code = wholeFile(page, 'BasicButtons');
      await expect(code).toHaveCount(0);
      await figure(page, 'BasicButtons').getByText('Show code').click();
      await code.waitFor();
      expect(await code.textContent()).toBe(sourceOf('BasicButtons'));
      await figure(page, 'BasicButtons').getByText('Hide code').click();
      await code.waitFor({state: 'detached'});
      // Without JavaScript it could do nothing.
      const button = page.getByRole('button', {name: 'Copy the code'}).first();
      await expect(button).toBeVisible({visible: javaScriptEnabled});
    });
  }

  test('is unfolded, and come to, by an address that names its file', async ({site}) => {
    const page = await site.open(`${BUTTON_PAGE}#SaveButton.tsx`);
    await wholeFile(page, 'SaveButton').waitFor();
    expect(await wholeFile(page, 'BasicButtons').count()).toBe(0);
    await expect(async () => {
      const {y} = (await figure(page, 'SaveButton').boundingBox()) ?? {y: -1};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(400);
    }).toPass();
  });
});

test.describe("a demo's tools", () => {
  const tools = (page: Page) => figure(page, 'BasicButtons').getByRole('toolbar');

  for (const [direction, next, previous] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    test(`are one tab stop, gone through by arrows, ${direction}`, async ({site}) => {
      const page = await site.open(`${BUTTON_PAGE}?dir=${direction}`);
      const stops = tools(page).locator('[data-item][tabindex="0"]');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect(stops).toHaveCount(1);
      const first = await stops.textContent();
      await stops.focus();
      await page.keyboard.press(next);
      expect(await focused()).not.toBe(first);
      await page.keyboard.press(previous);
      expect(await focused()).toBe(first);
      await page.keyboard.press('End');
      const more = tools(page).getByRole('button', {name: 'More'});
      await expect(more).toHaveAttribute('tabindex', '0');
      await page.keyboard.press('Home');
      expect(await focused()).toBe(first);
    });
  }

  test('have a menu, which starts the demo afresh and puts the focus before it', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    await hydrateDemos(page);
    await tools(page).getByRole('button', {name: 'More'}).click();
    const menu = page.getByRole('menu').filter({visible: true});
    await menu.getByRole('menuitem', {name: 'Focus the start of the demo'}).click();
    await menu.waitFor({state: 'detached'});
    await page.keyboard.press('Tab');
    const inDemo = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-demo]')?.dataset.demo,
    );
    expect(inDemo).toBe('BasicButtons');
  });

  test('have place, 320 and 1280 px wide, and targets of 24 px', async ({site}) => {
    const page = await site.open(BUTTON_PAGE, {viewport: {width: 320, height: 800}});
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.waitForFunction((all) => innerWidth === all, width);
      const boxes = await tools(page)
        .locator('[data-item]')
        .evaluateAll((all) =>
          all.map((item) => {
            const {left, right, width: own, height} = item.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && own >= 24 && height >= 24;
          }),
        );
      expect(new Set(boxes), `${width} px`).toEqual(new Set([true]));
    }
  });
});

test.describe('the copy button', () => {
  test('copies the file as it is written, says so, and is ready again', async ({site}) => {
    const page = await site.open(BUTTON_PAGE, {permissions: CLIPBOARD_RIGHTS});
    const release = await holdTimers(page);
    await copyButton(page, 'ZoomButtonGroup', 'Copy').click();
    await copyButton(page, 'ZoomButtonGroup', 'Copied').waitFor();
    await expect(page.locator('body > [data-announcer]')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(sourceOf('ZoomButtonGroup'));
    await release();
    await copyButton(page, 'ZoomButtonGroup', 'Copy').waitFor();
    expect(await copyButton(page, 'BasicButtons', 'Copy').count()).toBe(1);
  });

  test('works by keyboard, stays as it is where the clipboard is refused, and copies by selection where there is none', async ({
    site,
  }) => {
    const page = await site.open(BUTTON_PAGE, {permissions: CLIPBOARD_RIGHTS});
    await holdTimers(page);
    await test.step('by keyboard', async () => {
      await copyButton(page, 'BasicButtons', 'Copy').focus();
      await page.keyboard.press('Enter');
      await copyButton(page, 'BasicButtons', 'Copied').waitFor();
      expect(await readClipboard(page)).toBe(sourceOf('BasicButtons'));
    });
    await test.step('refused, in silence', async () => {
      await page.evaluate(refuseClipboard);
      await copyButton(page, 'SaveButton', 'Copy').click();
      await page.locator('html[data-refused=told]').waitFor({state: 'attached'});
      expect(await copyButton(page, 'SaveButton', 'Copy').count()).toBe(1);
    });
    await test.step('without a clipboard', async () => {
      await page.evaluate(hideClipboard);
      await copyButton(page, 'ZoomButtonGroup', 'Copy').click();
      await copyButton(page, 'ZoomButtonGroup', 'Copied').waitFor();
    });
  });
});

/** Runs in the browser: what a reader sees of the demos, and where on the page. */
function measureDemos(demos: HTMLElement[]) {
  return demos.map((demo) => {
    const {top, left, width, height} = demo.getBoundingClientRect();
    return {text: demo.innerText, top: top + window.scrollY, left, width, height};
  });
}

/** Runs in the browser. Marks the page once the refusal was handled by whoever asked. */
function refuseClipboard(): void {
  Clipboard.prototype.writeText = () => {
    setTimeout(() => document.documentElement.setAttribute('data-refused', 'told'));
    return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  };
}

/** Runs in the browser. */
function hideClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {value: undefined});
}
