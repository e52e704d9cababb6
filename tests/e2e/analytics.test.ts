import type {BrowserContext, Page} from '@playwright/test';
import {CLIPBOARD_RIGHTS} from './support/clipboard';
import {choose, openSettings} from './support/controls';
import {observersAreTold} from './support/observers';
import {arriveAt, expect, test} from './support/test';
import type {OpenOptions, Site} from './support/test';

const BUTTON = '/material-ui/react-button/';
const GOOGLE = 'https://www.googletagmanager.com';
const MARKDOWN = '/experiments/docs/markdown/';

/** How long an ad has to be in view until it counts, in milliseconds. */
const VIEWED_MS = 2500;
/** In steps of so much a clock goes on that stands still, in milliseconds. */
const STEP_MS = 50;

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

/** What is clicked on each page, and exactly what that reports. */
const CLICKS: Record<string, [selector: string, reported: unknown[]][]> = {
  [BUTTON]: [
    ['[popover] a:has-text("Joy UI")', event('products', 'switch', 'Joy UI')],
    ['[popover] a[href*="//v5."]', event('versions', 'switch', 'v5')],
    ['[popover] a:has-text("View all")', event('versions', 'switch', 'View all versions')],
    ['main a:has-text("WAI-ARIA pattern")', event('page-head', 'wai-aria')],
    ['main a:has-text("View as Markdown")', event('page-head', 'markdown')],
    ['main a:has-text("Edit this page")', event('page-head', 'edit')],
    ['main a:has-text("Components API")', event('layout', 'tab', 'components-api')],
    ['summary:has-text("Show code")', event('demo-expand', 'expand', 'BasicButtons')],
    ['[aria-label="Copy the code"]', event('demo', 'copy', 'BasicButtons')],
    ['a[rel=prev]', event('layout', 'prev')],
    ['a[rel=next]', event('layout', 'next')],
    ['footer a[href="/offline/"]', event('offline', 'open')],
    ['footer a[href="/joy-ui/"]', event('products', 'footer', 'joy-ui')],
    ['button[aria-label="Settings"]', event('settings', 'open')],
    ['button[aria-label^="Product: "]', event('products', 'open')],
    ['button[aria-label^="Version: "]', event('versions', 'open')],
    ['nav a:has-text("Dialog")', event('layout', 'tree')],
    ['nav summary:has-text("Getting started")', event('layout', 'group', 'Getting started')],
    ['nav[aria-label="Breadcrumbs"] a', event('layout', 'breadcrumb', '/material-ui/')],
    ['nav a[href="#api"]', event('layout', 'contents', 'api')],
    ['footer a[href="#cookie-preferences"]', event('consent', 'open')],
  ],
  [MARKDOWN]: [
    ['main h2 a', event('heading', 'copy-link')],
    ['[data-code-copy]', event('code', 'copy-click')],
    ['[role=tab]:has-text("pnpm")', event('code', 'tab', 'pnpm')],
    ['[role=tab]:has-text("TypeScript")', event('code', 'tab', 'TypeScript')],
    ['summary[data-ga-event-category=code]', event('code', 'unfold')],
  ],
  '/': [
    ['main a:has-text("MUI System")', event('products', 'card', 'system')],
    ['main button:has-text("Dark")', event('settings', 'mode', 'dark')],
    ['main button:has-text("Right to left")', event('settings', 'direction', 'right to left')],
  ],
};

for (const [address, clicks] of Object.entries(CLICKS)) {
  test(`reports each click on ${address}, and nothing else`, async ({site}) => {
    const page = await open(site, address);
    for (const [selector, reported] of clicks) {
      const before = await eventsOf(page);
      // Where a link leads is another event.
      await page.locator(selector).first().evaluate(clickInPlace);
      const since = (await eventsOf(page)).slice(before.length);
      expect.soft(since, `a click on ${selector}`).toEqual([reported]);
    }
  });
}

test('denies all storage before anything else, then reports the reader and the page', async ({
  site,
}) => {
  const page = await open(site, BUTTON, {colorScheme: 'dark', deviceScaleFactor: 1.5});
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

test('reports each page once, after its title is set, and no hash or query', async ({site}) => {
  const page = await open(site, BUTTON);
  await page.getByRole('link', {name: 'Components API'}).click();
  const tab = `${BUTTON}components-api/`;
  await arriveAt(page, tab);
  await page.locator('[data-ga-event-action=anchor]').first().click();
  await page.evaluate(() => history.replaceState(null, '', '?mode=dark'));
  const tabs = page.getByRole('navigation', {name: 'Parts of this page'});
  await tabs.getByRole('link', {name: 'Demos'}).click();
  await arriveAt(page, BUTTON);
  await expect.poll(async () => (await viewsOf(page)).length).toBe(3);
  expect(await viewsOf(page)).toEqual([
    view('Button – Material UI | Vitrine', BUTTON, 'material-ui'),
    view('Button, Components API – Material UI | Vitrine', tab, 'material-ui'),
    view('Button – Material UI | Vitrine', BUTTON, 'material-ui'),
  ]);
});

test('reports where a page lives that belongs to no library', async ({site}) => {
  expect(await viewsOf(await open(site, '/versions/'))).toEqual([
    view('Versions | Vitrine', '/versions/', 'docs', 'docs'),
  ]);
});

test('reports a choice of the settings, and what it changes for the reader', async ({site}) => {
  const page = await open(site, BUTTON);
  await openSettings(page);
  const before = (await callsOf(page)).length;
  await choose(page, 'Colour mode', 'Dark');
  await expect.poll(async () => (await callsOf(page)).length).toBe(before + 2);
  expect((await callsOf(page)).slice(before)).toEqual([
    event('settings', 'mode', 'dark'),
    ['set', 'user_properties', expect.objectContaining({colorScheme: 'dark'})],
  ]);
});

test('reports that a block was copied by keyboard', async ({site}) => {
  const page = await open(site, MARKDOWN, {permissions: CLIPBOARD_RIGHTS});
  await page.locator('[data-code-block]').first().hover();
  const before = (await eventsOf(page)).length;
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(async () => (await eventsOf(page)).length).toBeGreaterThan(before);
  expect((await eventsOf(page)).slice(before)).toEqual([event('code', 'copy-keyboard')]);
});

test('reports an ad that was in view for long enough, in a tenth of all displays', async ({
  site,
}) => {
  const page = await open(site, BUTTON, {prepare: inTheTenth, hydrates: false});
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await page.locator('[data-house-shown]').count()).toBe(1);
  }).toPass({intervals: [STEP_MS]});
  await observersAreTold(page);
  // Its time may have begun in the last step.
  await page.clock.runFor(VIEWED_MS - STEP_MS - 1);
  expect(await adsOf(page)).toEqual([]);
  await page.clock.runFor(STEP_MS + 1);
  expect(await adsOf(page)).toEqual([
    event('ad', 'display', expect.any(String) as unknown as string),
  ]);
});

test('survives a tag that throws at each call', async ({site}) => {
  const page = await site.open(BUTTON, {before: breakTag});
  await page.locator('summary').first().click();
  await page.getByRole('link', {name: 'Components API'}).click();
  await arriveAt(page, `${BUTTON}components-api/`);
});

for (const [what, before] of [
  ['a constant', fixTag],
  ['a trap', trapTag],
] as const) {
  test(`survives a blocker that has made the tag ${what}`, async ({site}) => {
    const page = await site.open(BUTTON, {before});
    await page.getByRole('link', {name: 'Components API'}).click();
    await arriveAt(page, `${BUTTON}components-api/`);
  });
}

test('asks, measures and advertises once on a page that has a window of its own in it', async ({
  site,
}) => {
  const tags: string[] = [];
  const page = await site.open('/material-ui/react-dialog/', {
    consent: 'none',
    foreign: [GOOGLE],
  });
  await page.route(`${GOOGLE}/**`, (route) => {
    tags.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  const demo = page.locator('figure', {has: page.locator('[data-demo="ResponsiveDialog"]')});
  await demo.scrollIntoViewIfNeeded();
  const window = demo.frameLocator('iframe');
  await window.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const question = {name: 'Analytics on this site'};
  expect(await page.getByRole('dialog', question).count()).toBe(1);
  expect(await window.getByRole('dialog', question).count()).toBe(0);
  await page.getByRole('button', {name: 'Allow analytics'}).click();
  await expect.poll(() => tags.length).toBeGreaterThan(0);
  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await window.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await expect(page.locator('[data-house-shown]')).toHaveCount(1);
  await expect(window.locator('[data-house-shown]')).toHaveCount(0);
  await expect.poll(() => tags.length).toBe(2);
});

/** Opens a page with a tag of its own that records what it is called with. */
function open(site: Site, address: string, options: OpenOptions = {}): Promise<Page> {
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
function fixTag(): void {
  Object.defineProperty(window, 'gtag', {value: undefined});
}

/** Runs in the page before its own scripts. */
function trapTag(): void {
  Object.defineProperty(window, 'gtag', {
    get() {
      throw new Error('a blocker');
    },
  });
}

/** Makes every draw of a page one that is reported, and its clock one that stands still. */
async function inTheTenth(context: BrowserContext): Promise<void> {
  await context.addInitScript('Math.random = () => 0.05');
  await context.clock.install({time: 0});
  await context.clock.pauseAt(1000);
}

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

/** Displays of ads: they come when they have been in view for long enough, whatever is clicked. */
const adsOf = async (page: Page) => (await callsOf(page)).filter(([, name]) => name === 'ad');

/** What was reported beside pages, their reader, and ads. */
const eventsOf = async (page: Page) =>
  (await callsOf(page)).filter(
    ([kind, name]) => kind === 'event' && name !== 'page_view' && name !== 'ad',
  );
