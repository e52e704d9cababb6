import type {BrowserContext, Page} from 'playwright-core';
import {choose, openSettings} from './controls';
import {arriveAt, until, useSite} from './support';
import type {OpenOptions} from './support';

const BUTTON = '/material-ui/react-button/';
const GOOGLE = 'https://www.googletagmanager.com';
const MARKDOWN = '/experiments/docs/markdown/';

const site = useSite();

/** What a click reports, as section 7 of the behaviour has it. */
const event = (category: string, eventAction: string, eventLabel: string | null = null) => [
  'event',
  category,
  {eventAction, eventLabel},
];

/** What showing a page reports. */
const view = (page_title: string, page_location: string, productId: string, category = 'core') => [
  'event',
  'page_view',
  {page_title, page_location, productId, productCategoryId: category},
];

/** Page, what is clicked there, and exactly what that reports. */
const CLICKS: [address: string, selector: string, reported: unknown[]][] = [
  [BUTTON, '[popover] a:has-text("Joy UI")', event('products', 'switch', 'Joy UI')],
  [BUTTON, '[popover] a[href*="//v5."]', event('versions', 'switch', 'v5')],
  [BUTTON, '[popover] a:has-text("View all")', event('versions', 'switch', 'View all versions')],
  [BUTTON, 'main a:has-text("WAI-ARIA pattern")', event('page-head', 'wai-aria')],
  [BUTTON, 'main a:has-text("View as Markdown")', event('page-head', 'markdown')],
  [BUTTON, 'main a:has-text("Edit this page")', event('page-head', 'edit')],
  [BUTTON, 'main a:has-text("Components API")', event('layout', 'tab', 'components-api')],
  [BUTTON, 'summary:has-text("Show code")', event('demo-expand', 'expand', 'BasicButtons')],
  [BUTTON, '[aria-label="Copy the code"]', event('demo', 'copy', 'BasicButtons')],
  [BUTTON, 'a[rel=prev]', event('layout', 'prev')],
  [BUTTON, 'a[rel=next]', event('layout', 'next')],
  [BUTTON, 'footer a[href="/offline/"]', event('offline', 'open')],
  [BUTTON, 'footer a[href="/joy-ui/"]', event('products', 'footer', 'joy-ui')],
  [BUTTON, 'button[aria-label="Settings"]', event('settings', 'open')],
  [BUTTON, 'button[aria-label^="Product: "]', event('products', 'open')],
  [BUTTON, 'button[aria-label^="Version: "]', event('versions', 'open')],
  [BUTTON, 'nav a:has-text("Dialog")', event('layout', 'tree')],
  [BUTTON, 'nav summary:has-text("Getting started")', event('layout', 'group', 'Getting started')],
  [BUTTON, 'nav[aria-label="Breadcrumbs"] a', event('layout', 'breadcrumb', '/material-ui/')],
  [BUTTON, 'nav a[href="#api"]', event('layout', 'contents', 'api')],
  [BUTTON, 'footer a[href="#cookie-preferences"]', event('consent', 'open')],
  [MARKDOWN, 'main h2 a', event('heading', 'copy-link')],
  [MARKDOWN, '[data-code-copy]', event('code', 'copy-click')],
  [MARKDOWN, '[role=tab]:has-text("pnpm")', event('code', 'tab', 'pnpm')],
  [MARKDOWN, '[role=tab]:has-text("TypeScript")', event('code', 'tab', 'TypeScript')],
  [MARKDOWN, 'summary[data-ga-event-category=code]', event('code', 'unfold')],
  ['/', 'main a:has-text("MUI System")', event('products', 'card', 'system')],
  ['/', 'main button:has-text("Dark")', event('settings', 'mode', 'dark')],
  ['/', 'main button:has-text("Right to left")', event('settings', 'direction', 'right to left')],
];

it.each(CLICKS)('reports on %s a click on %s', async (address, selector, reported) => {
  const page = await open(address);
  const before = await eventsOf(page);
  // Where a link leads is another event.
  await page.locator(selector).first().evaluate(clickInPlace);
  expect((await eventsOf(page)).slice(before.length)).toEqual([reported]);
});

it('denies all storage before anything else, then reports the reader and the page', async () => {
  const page = await open(BUTTON, {colorScheme: 'dark', deviceScaleFactor: 1.5});
  const denied = 'denied';
  expect(await callsOf(page)).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: denied,
        ad_user_data: denied,
        ad_personalization: denied,
        analytics_storage: denied,
      },
    ],
    ['js', expect.any(Date)],
    ['config', expect.any(String), {send_page_view: false}],
    [
      'set',
      'user_properties',
      {
        codeVariant: 'ts',
        userLanguage: 'en',
        devicePixelRatio: 1.5,
        colorSchemeOS: 'dark',
        colorScheme: 'dark',
      },
    ],
    view('Button – Material UI | Vitrine', BUTTON, 'material-ui'),
  ]);
});

it('reports each page once, after its title is set, and no hash or query', async () => {
  const page = await open(BUTTON);
  await page.getByRole('link', {name: 'Components API'}).click();
  const tab = `${BUTTON}components-api/`;
  await arriveAt(page, tab);
  await page.locator('[data-ga-event-action=anchor]').first().click();
  await page.evaluate(() => history.replaceState(null, '', '?mode=dark'));
  const tabs = page.getByRole('navigation', {name: 'Parts of this page'});
  await tabs.getByRole('link', {name: 'Demos'}).click();
  await arriveAt(page, BUTTON);
  await until(async () => (await viewsOf(page)).length === 3);
  expect(await viewsOf(page)).toEqual([
    view('Button – Material UI | Vitrine', BUTTON, 'material-ui'),
    view('Button, Components API – Material UI | Vitrine', tab, 'material-ui'),
    view('Button – Material UI | Vitrine', BUTTON, 'material-ui'),
  ]);
});

it('reports where a page lives that belongs to no library', async () => {
  expect(await viewsOf(await open('/versions/'))).toEqual([
    view('Versions | Vitrine', '/versions/', 'docs', 'docs'),
  ]);
});

it('reports a choice of the settings, and what it changes for the reader', async () => {
  const page = await open(BUTTON);
  await openSettings(page);
  const before = (await callsOf(page)).length;
  await choose(page, 'Colour mode', 'Dark');
  await until(async () => (await callsOf(page)).length === before + 2);
  expect((await callsOf(page)).slice(before)).toEqual([
    event('settings', 'mode', 'dark'),
    ['set', 'user_properties', expect.objectContaining({colorScheme: 'dark'})],
  ]);
});

it('reports that a block was copied by keyboard', async () => {
  const page = await open(MARKDOWN, {permissions: ['clipboard-read', 'clipboard-write']});
  await page.locator('[data-code-block]').first().hover();
  const before = (await eventsOf(page)).length;
  await page.keyboard.press('ControlOrMeta+c');
  await until(async () => (await eventsOf(page)).length > before);
  expect((await eventsOf(page)).slice(before)).toEqual([event('code', 'copy-keyboard')]);
});

it('reports an ad that was in view for long enough, in a tenth of all displays', async () => {
  const shown = await open(BUTTON, {prepare: drawing(0.05)});
  await until(async () => (await eventsOf(shown)).some(([, category]) => category === 'ad'));
  const [ad] = (await eventsOf(shown)).filter(([, category]) => category === 'ad');
  expect(ad).toEqual(event('ad', 'display', expect.any(String) as unknown as string));
});

it('survives a tag that throws at each call', async () => {
  const page = await site.open(BUTTON, {before: breakTag});
  await page.locator('summary').first().click();
  await page.getByRole('link', {name: 'Components API'}).click();
  await arriveAt(page, `${BUTTON}components-api/`);
});

it.each([
  ['a constant', () => Object.defineProperty(window, 'gtag', {value: undefined})],
  ['a trap', trapTag],
])('survives a blocker that has made the tag %s', async (_what, before) => {
  const page = await site.open(BUTTON, {before});
  await page.getByRole('link', {name: 'Components API'}).click();
  await arriveAt(page, `${BUTTON}components-api/`);
});

it('asks, measures and advertises once on a page that has a window of its own in it', async () => {
  const tags: string[] = [];
  const page = await site.open('/material-ui/react-dialog/', {
    consent: 'none',
    foreign: [GOOGLE],
    prepare: (context) =>
      context.route(`${GOOGLE}/**`, (route) => {
        tags.push(route.request().url());
        return route.fulfill({contentType: 'text/javascript', body: ''});
      }),
  });
  const demo = page.locator('figure', {has: page.locator('[data-demo="ResponsiveDialog"]')});
  await demo.scrollIntoViewIfNeeded();
  const window = demo.frameLocator('iframe');
  await window.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const question = {name: 'Analytics on this site'};
  expect(await page.getByRole('dialog', question).count()).toBe(1);
  expect(await window.getByRole('dialog', question).count()).toBe(0);
  await page.getByRole('button', {name: 'Allow analytics'}).click();
  await until(async () => tags.length > 0);
  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await window.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  expect(await window.locator('[data-house-shown]').count()).toBe(0);
  expect(tags).toHaveLength(2);
});

/** Opens a page with a tag of its own that records what it is called with. */
function open(address: string, options: OpenOptions = {}): Promise<Page> {
  return site.open(address, {before: record, ...options});
}

/** Runs in the page before its own scripts. */
function record(): void {
  const calls: unknown[][] = [];
  Object.assign(window, {calls, gtag: (...call: unknown[]) => calls.push(call)});
}

/** Runs in the page before its own scripts. */
function breakTag(): void {
  Object.assign(window, {
    gtag: () => {
      throw new Error('a foreign fault');
    },
  });
}

/** Runs in the page before its own scripts. */
function trapTag(): void {
  Object.defineProperty(window, 'gtag', {
    get() {
      throw new Error('a blocker');
    },
  });
}

/** Makes every draw of a page the same. */
const drawing = (value: number) => (context: BrowserContext) =>
  context.addInitScript(`Math.random = () => ${value}`);

/** Runs in the page. */
function clickInPlace(element: Element): void {
  element.addEventListener('click', (click) => click.preventDefault(), {once: true});
  (element as HTMLElement).click();
}

/** All that the tag was called with, in order. */
const callsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as {calls: unknown[][]}).calls);

const viewsOf = async (page: Page) =>
  (await callsOf(page)).filter(([, name]) => name === 'page_view');

/** What was reported beside pages and their reader. */
const eventsOf = async (page: Page) =>
  (await callsOf(page)).filter(([kind, name]) => kind === 'event' && name !== 'page_view');
