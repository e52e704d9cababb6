import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {serve} from '../../scripts/lib/server';
import {listPages} from './support/built';
import {hydrateDemos} from './support/demos';
import {expect, test as base} from './support/test';
import type {OpenOptions, Site} from './support/test';
import {FAILURES, FOREIGN, ThirdParties} from './support/thirdParties';
import type {Behaviour} from './support/thirdParties';
import {builtVariant, type Variant} from './support/variant';

const PAGE = '/system/react-stack/';
/** One page of each type that the variant has, where those of all types are the site's own. */
const PAGES = [
  '/',
  '/offline/',
  '/system/',
  '/system/all-components/',
  '/system/api/stack/',
  PAGE,
  '/system/react-stack/components-api/',
  '/versions/',
  '/vitrine/authoring/',
];
/** Milliseconds after which a network that says nothing is given up. */
const PATIENCE = 5000;
/** Failures that no event tells of. */
const SLOW: readonly Behaviour[] = ['hangs', 'throws', 'wrong type'];

const test = base.extend<{others: ThirdParties}, {parties: ThirdParties}>({
  parties: [
    async ({}, use) => {
      const parties = new ThirdParties();
      await parties.start();
      await use(parties);
      await parties.stop();
    },
    {scope: 'worker'},
  ],
  origin: [
    async ({}, use) => {
      const server = await serve(builtVariant('thirdParties'), 0);
      await use(server.url);
      await server.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    ({launchOptions, parties}, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // The last list of rules is the only one that is heeded.
          `--host-resolver-rules=MAP *.test:80 127.0.0.1:${parties.port}`,
        ],
      }),
    {scope: 'worker'},
  ],
  // Each test begins with third parties that behave well, and nobody has asked them.
  others: [
    async ({parties}, use) => {
      await parties.behave('well');
      await use(parties);
    },
    {auto: true},
  ],
});

test("has Docusaurus' minifier go over its pages, as it says so and the site itself does not", () => {
  const begin = (variant: Variant) =>
    readFileSync(path.join(builtVariant(variant), 'index.html'), 'utf8').slice(0, 15);
  expect(begin('thirdParties')).toBe('<!doctype html>');
  expect(begin('secondRelease')).toBe('<!DOCTYPE html>');
});

const allowed: OpenOptions = {consent: 'analytics', foreign: FOREIGN, before: watchShifts};

test('asks nobody before the reader has answered, and nobody after a no', async ({
  site,
  others,
}) => {
  for (const consent of ['none', 'essential'] as const) {
    const page = await site.open(PAGE, {consent});
    await page.locator('[data-house-shown]').waitFor();
    if (consent === 'none') {
      await page.getByRole('button', {name: 'Essential only'}).click();
      await page.getByRole('dialog').waitFor({state: 'detached'});
    }
  }
  expect(others.asked).toEqual([]);
});

for (const [signal, before] of [
  ['Do Not Track', doNotTrack],
  ['Global Privacy Control', controlPrivacy],
] as const) {
  test(`takes ${signal} for an answer`, async ({site, others}) => {
    const page = await site.open(PAGE, {consent: 'none', before});
    await page.locator('html[data-consent=essential]').waitFor({state: 'attached'});
    await page.locator('[data-house-shown]').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(others.asked).toEqual([]);
  });
}

test('loads tag and ad once the reader has said yes, and remembers it in every tab', async ({
  site,
  others,
}) => {
  const page = await site.open(PAGE, {consent: 'none', foreign: FOREIGN});
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('button', {name: 'Allow analytics'}).click();
  await other.locator('html[data-consent=analytics]').waitFor({state: 'attached'});
  await page.reload();
  await page.getByText('From the network').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => others.asked).toEqual(expect.arrayContaining(['/tag.js', '/network.js']));
});

test('has a page of each type for the test of the policy', () => {
  expect(listPages(builtVariant('thirdParties'))).toEqual(expect.arrayContaining(PAGES));
});

test('breaks the policy of the site on no page, with all of them on', async ({site}) => {
  const broken: string[] = [];
  for (const address of PAGES) {
    const page = await site.open(address, {...allowed, before: watchPolicy});
    await hydrateDemos(page);
    // Where there is an ad, it has come, or was kept out.
    const hasAd = (await page.locator('[data-house-slot]').count()) > 0;
    if (hasAd) await page.locator('[data-house-shown]').waitFor();
    const found = await page.evaluate(() => (window as unknown as {broken: string[]}).broken);
    broken.push(...found.map((text) => `${address}: ${text}`));
    await page.close();
  }
  expect(broken).toEqual([]);
});

test('third parties that fail leave no trace', async ({site, others}) => {
  await others.behave('refused');
  const page = await site.open(PAGE, {consent: 'essential', before: watchShifts});
  await page.locator('[data-house-shown]').waitFor();
  const well = await lookOf(page);
  for (const failure of FAILURES) {
    await test.step(failure, async () => {
      await others.behave(failure);
      const failed = await openFailing(site, others, failure);
      await houseAd(failed);
      expect.soft(await lookOf(failed), failure).toEqual(well);
    });
  }
  await test.step('blocked by the policy of the site', async () => {
    await others.behave('well');
    const blocked = await site.open(PAGE, {
      ...allowed,
      prepare: (context) => context.route(`${site.url}${PAGE}`, withoutForeign),
    });
    await houseAd(blocked);
    expect.soft(others.asked).toEqual([]);
    expect.soft(await lookOf(blocked)).toEqual(well);
  });
});

/** Runs in the page before its own scripts. */
function watchPolicy(): void {
  const broken: string[] = [];
  Object.assign(window, {broken});
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    broken.push(`${violatedDirective} keeps out ${blockedURI}`);
  });
}

/** What a reader would notice: how much moved, and which element was the largest one painted. */
interface Look {
  shift: number;
  largest: string | null;
}

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  const look: Look = {shift: 0, largest: null};
  Object.assign(window, {look});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
      look.shift += entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as PerformanceEntry & {element: Element | null};
    look.largest = last.element?.textContent ?? null;
  }).observe({type: 'largest-contentful-paint', buffered: true});
}

/** What a face that comes late moves by is less than a reader sees, and not the same each time. */
const LEAST_SHIFT = 0.001;

async function lookOf(page: Page): Promise<Look> {
  const {shift, largest} = await page.evaluate(() => (window as unknown as {look: Look}).look);
  return {shift: shift < LEAST_SHIFT ? 0 : shift, largest};
}

/** Opens the page while all third parties fail, and lets no time pass until they are given up. */
async function openFailing(site: Site, others: ThirdParties, failure: Behaviour): Promise<Page> {
  if (!SLOW.includes(failure)) return site.open(PAGE, allowed);
  const page = await site.open(PAGE, {...allowed, prepare: (context) => context.clock.install()});
  await expect.poll(() => others.asked).toContain('/network.js');
  await page.clock.fastForward(PATIENCE);
  return page;
}

/** Waits for the site's own ad. */
async function houseAd(page: Page): Promise<void> {
  await page.locator('[data-house-shown] a').waitFor();
  expect(await page.getByText('From the network').count()).toBe(0);
}

/** Runs in the page: the browser of a reader who wants not to be tracked. */
function doNotTrack(): void {
  Object.defineProperty(navigator, 'doNotTrack', {value: '1'});
}

/** Runs in the page: the same by the newer signal. */
function controlPrivacy(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
}

/** Answers as the site does, with a policy that allows nobody else. */
async function withoutForeign(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  await route.fulfill({
    response,
    headers: {...headers, 'content-security-policy': policy.replaceAll(/ http:\/\/\w+\.test/g, '')},
  });
}
