import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page, Response} from 'playwright-core';
import {hydrateDemos} from './demos';
import {readBuilt} from './built';
import {ROOT, useSite} from './support';

const BUTTON_PAGE = '/material-ui/react-button/';
const FOLDER = path.join(ROOT, 'docs/material-ui/components/button');
/** A window so low that no demo of the page is near it at first. */
const LOW = {width: 1280, height: 200};
/** Text that tells the library's code from the site's own. */
const LIBRARY_CODE = /MuiButtonBase|data-emotion/;
const site = useSite();

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

interface Script {
  url: string;
  /** Whether the library is in it. */
  isLibrary: boolean;
}

/** Read from the disk: what the browser had in its cache has no body in its response. */
function readScript(response: Response): Script {
  const {pathname} = new URL(response.url());
  return {url: response.url(), isLibrary: LIBRARY_CODE.test(readBuilt(pathname))};
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

describe('a demo', () => {
  it('is in the HTML that is served, as the real component, styles and all', () => {
    const html = readBuilt('material-ui/react-button/index.html');
    const [, demo = ''] = html.split('data-demo=BasicButtons');
    expect(demo.slice(0, demo.indexOf('</figure>'))).toMatch(
      /<style data-emotion="css[\s\S]*<button class="[^"]*MuiButton-contained[^>]*>Publish</,
    );
  });

  it('comes alive without moving or changing', async () => {
    const page = await site.open(BUTTON_PAGE, {viewport: LOW});
    const read = async () => page.locator('[data-demo]').evaluateAll(measureDemos);
    const before = await read();
    await hydrateDemos(page);
    expect(before.length).toBeGreaterThan(3);
    expect(await read()).toEqual(before);
  });

  it('does what it shows', async () => {
    const page = await site.open(BUTTON_PAGE);
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByText('125 %').waitFor();
    const save = page.locator('[data-demo=SaveButton]');
    await save.getByRole('button', {name: 'Save changes'}).click();
    await save.getByText('Saving your changes…').waitFor();
    await save.getByText('All changes are saved.').waitFor();
  });

  it('makes up for a click from before any code of the page is there', async () => {
    const page = await site.open('/404.html');
    const arrive = await holdBack(page, '**/*.js');
    await page.goto(site.url + BUTTON_PAGE, {waitUntil: 'commit'});
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByText('100 %').waitFor();
    arrive();
    await zoom.getByText('150 %').waitFor();
  });

  it.each([
    ['select', 'BasicSelect'],
    ['autocomplete', 'BasicAutocomplete'],
  ])('opens the list of a %s that was clicked before any code was there', async (page, name) => {
    const opened = await site.open('/404.html');
    const arrive = await holdBack(opened, '**/*.js');
    await opened.goto(`${site.url}/material-ui/react-${page}/`, {waitUntil: 'commit'});
    await opened.locator(`[data-demo=${name}]`).getByRole('combobox').click();
    arrive();
    await opened.getByRole('listbox').waitFor();
  });

  it('opens the list of a select that is still being pressed as the code arrives', async () => {
    const page = await site.open('/404.html');
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

  it('opens in its window what was clicked before the window was there', async () => {
    const page = await site.open('/404.html');
    const arrive = await holdBack(page, '**/*?*demo=*');
    await page.goto(`${site.url}/material-ui/react-dialog/`);
    const demo = page.locator('[data-demo=ResponsiveDialog]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'What is new'}).click();
    arrive();
    const window = figure(page, 'ResponsiveDialog').frameLocator('iframe');
    await window.getByRole('dialog', {name: 'What is new in this release'}).waitFor();
  });

  it('opens in a page of its own as it is shown', async () => {
    const chosen = 'demo-for=demo-basic-buttons&demo-mode=dark&demo-dir=rtl';
    const page = await site.open(`${BUTTON_PAGE}?${chosen}`);
    const link = figure(page, 'BasicButtons').getByRole('link', {
      name: 'Open in a page of its own',
    });
    const [alone] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await alone.locator('[data-demo=BasicButtons][data-demo-mode=dark][dir=rtl]').waitFor();
  });

  it('does it after a way through other pages as well', async () => {
    const page = await site.open('/material-ui/react-checkbox/');
    await page.locator('#side-navigation').getByRole('link', {name: 'Button'}).click();
    await page.locator('[data-demo=ZoomButtonGroup]').scrollIntoViewIfNeeded();
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom out'}).click();
    await zoom.getByText('75 %').waitFor();
  });

  it('costs nothing before it is near: none of its code is loaded with the page', async () => {
    const page = await site.open('/404.html', {viewport: LOW});
    const loaded: Script[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(readScript(response));
    });
    await page.goto(site.url + BUTTON_PAGE, {waitUntil: 'networkidle'});
    const first = [...loaded];
    await hydrateDemos(page);
    const later = loaded.slice(first.length);
    expect(first.length).toBeGreaterThan(1);
    expect(first.filter(({isLibrary}) => isLibrary)).toEqual([]);
    expect(later.filter(({isLibrary}) => isLibrary)).not.toEqual([]);
  });
});

describe("a demo's source", () => {
  it.each([true, false])('unfolds by a click, with JavaScript: %s', async (javaScriptEnabled) => {
    const page = await site.open(BUTTON_PAGE, {javaScriptEnabled});
    const code = wholeFile(page, 'BasicButtons');
    expect(await code.count()).toBe(0);
    await figure(page, 'BasicButtons').getByText('Show code').click();
    await code.waitFor();
    expect(await code.textContent()).toBe(sourceOf('BasicButtons'));
    await figure(page, 'BasicButtons').getByText('Hide code').click();
    await code.waitFor({state: 'detached'});
  });

  it('is unfolded, and come to, by an address that names its file', async () => {
    const page = await site.open(`${BUTTON_PAGE}#SaveButton.tsx`);
    await wholeFile(page, 'SaveButton').waitFor();
    expect(await wholeFile(page, 'BasicButtons').count()).toBe(0);
    const {top = -1} = await figure(page, 'SaveButton').evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });
});

describe("a demo's tools", () => {
  const tools = (page: Page) => figure(page, 'BasicButtons').getByRole('toolbar');

  it.each([
    ['', 'ArrowRight', 'ArrowLeft'],
    ['?dir=rtl', 'ArrowLeft', 'ArrowRight'],
  ])('are one tab stop, gone through by arrows: %s', async (query, next, previous) => {
    const page = await site.open(BUTTON_PAGE + query);
    const stops = tools(page).locator('[data-item][tabindex="0"]');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await stops.count()).toBe(1);
    const first = await stops.textContent();
    await stops.focus();
    await page.keyboard.press(next);
    expect(await focused()).not.toBe(first);
    await page.keyboard.press(previous);
    expect(await focused()).toBe(first);
    await page.keyboard.press('End');
    expect(await tools(page).getByRole('button', {name: 'More'}).getAttribute('tabindex')).toBe(
      '0',
    );
    await page.keyboard.press('Home');
    expect(await focused()).toBe(first);
  });

  it('have a menu, which starts the demo afresh and puts the focus before it', async () => {
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

  it.each([320, 1280])('have place, %s px wide, and targets of 24 px', async (width) => {
    const page = await site.open(BUTTON_PAGE, {viewport: {width, height: 800}});
    const boxes = await tools(page)
      .locator('[data-item]')
      .evaluateAll((all) =>
        all.map((item) => {
          const {left, right, width: own, height} = item.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && own >= 24 && height >= 24;
        }),
      );
    expect(new Set(boxes)).toEqual(new Set([true]));
  });
});

describe('the copy button', () => {
  it('copies the file as it is written, says so, and is ready again', async () => {
    const page = await site.open(BUTTON_PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    await copyButton(page, 'ZoomButtonGroup', 'Copy').click();
    await copyButton(page, 'ZoomButtonGroup', 'Copied').waitFor();
    const announced = page.locator('[data-announcer]');
    expect(await announced.textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      sourceOf('ZoomButtonGroup'),
    );
    await copyButton(page, 'ZoomButtonGroup', 'Copy').waitFor();
    expect(await copyButton(page, 'BasicButtons', 'Copy').count()).toBe(1);
  });

  it('works by keyboard', async () => {
    const page = await site.open(BUTTON_PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    await copyButton(page, 'BasicButtons', 'Copy').focus();
    await page.keyboard.press('Enter');
    await copyButton(page, 'BasicButtons', 'Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      sourceOf('BasicButtons'),
    );
  });

  it('stays as it is, in silence, where the clipboard is refused', async () => {
    const page = await site.open(BUTTON_PAGE, {before: refuseClipboard});
    await copyButton(page, 'BasicButtons', 'Copy').click();
    await page.locator('html[data-refused=told]').waitFor({state: 'attached'});
    expect(await copyButton(page, 'BasicButtons', 'Copy').count()).toBe(1);
  });

  it('copies by selection where the page has no clipboard', async () => {
    const page = await site.open(BUTTON_PAGE, {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: hideClipboard,
    });
    await copyButton(page, 'BasicButtons', 'Copy').click();
    await copyButton(page, 'BasicButtons', 'Copied').waitFor();
  });

  it('is not shown without JavaScript, where it could do nothing', async () => {
    const page = await site.open(BUTTON_PAGE, {javaScriptEnabled: false});
    expect(await page.getByRole('button', {name: 'Copy the code'}).count()).toBe(0);
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
  // It runs in the empty page that comes first as well, which has no clipboard.
  if (!isSecureContext) return;
  Clipboard.prototype.writeText = () => {
    setTimeout(() => document.documentElement.setAttribute('data-refused', 'told'));
    return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  };
}

/** Runs in the browser. */
function hideClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {value: undefined});
}
