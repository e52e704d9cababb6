import {renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {serve} from '../../scripts/lib/server';
import {listPages} from './support/built';
import {hydrateDemos} from './support/demos';
import {ROOT} from './support/places';
import {expect, hydrated, test as base} from './support/test';
import type {Site} from './support/test';
import {builtVariant, NEWS, OFFICIAL} from './support/variant';
import type {Variant} from './support/variant';

const PAGE = '/system/getting-started/usage/';
/** Links that are followed one after the other. */
const LINKS = 3;
/** How long a page may take to come before its link is pressed once more, in milliseconds. */
const PRESS_MS = 20_000;
/** Points to the release that is served. */
const SERVED = path.join(ROOT, '.cache/sites/served');

/** The releases of a site, of which one is served, or none. */
class Releases {
  /** Origin that they are served at. */
  url = '';
  #server: Awaited<ReturnType<typeof serve>> | undefined;

  /** Serves again after {@link stop}, at the same address. */
  async start(): Promise<void> {
    this.#server ??= await serve(SERVED, Number(new URL(this.url || 'http://any:0').port));
    this.url = this.#server.url;
  }

  /** From now on there is no network. */
  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** Puts another release in the place of the one that is served, at once. */
  release(name: Variant): void {
    rmSync(`${SERVED}.next`, {force: true});
    symlinkSync(builtVariant(name), `${SERVED}.next`);
    renameSync(`${SERVED}.next`, SERVED);
  }
}

const test = base.extend<{releases: Releases}, {server: Releases}>({
  server: [
    async ({}, use) => {
      const releases = new Releases();
      await releases.start();
      await use(releases);
      await releases.stop();
    },
    {scope: 'worker'},
  ],
  origin: [({server}, use) => use(server.url), {scope: 'worker'}],
  // Each test begins with the first release.
  releases: [
    async ({server}, use) => {
      server.release('firstRelease');
      await server.start();
      await use(server);
    },
    {auto: true},
  ],
});

test('never reloads the first visit, and answers for the second', async ({site}) => {
  const page = await open(site, PAGE);
  await workerIsReady(page);
  expect(await loadsOf(page)).toBe(1);
  await page.reload();
  await hydrated(page);
  expect(await isControlled(page)).toBe(true);
  expect(await loadsOf(page)).toBe(2);
});

test('is registered on no other host', async ({site}) => {
  const page = await site.open(PAGE);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await registrations(page)).toBe(0);
});

test('shows a new release after at most one reload', async ({site, releases}) => {
  const page = await open(site, PAGE);
  await workerIsReady(page);
  await page.reload();
  releases.release('secondRelease');
  const before = await loadsOf(page);
  await page.reload();
  await page.getByText(NEWS.text).waitFor();
  await settled(page);
  expect((await loadsOf(page)) - before).toBeLessThanOrEqual(2);
  await page.getByText(NEWS.text).waitFor();
});

for (const [tab, before] of [
  ['is at rest', () => undefined],
  ['has not come to rest', neverIdle],
] as const) {
  test(`brings a tab that ${tab} to the release that another fetched, with one reload`, async ({
    site,
    releases,
  }) => {
    const first = await open(site, PAGE);
    await workerIsReady(first);
    await first.reload();
    const second = await first.context().newPage();
    await second.addInitScript(before);
    await second.goto(first.url());
    await hydrated(second);
    releases.release('secondRelease');
    const loads = [await loadsOf(first), await loadsOf(second)] as const;
    await first.reload();
    for (const page of [first, second]) await page.getByText(NEWS.text).waitFor();
    for (const page of [first, second]) await settled(page);
    expect((await loadsOf(first)) - loads[0]).toBeLessThanOrEqual(2);
    expect((await loadsOf(second)) - loads[1]).toBe(1);
  });
}

test('never loses what was typed: it says that there is a new version, and lets the reader choose', async ({
  site,
  releases,
}) => {
  const other = await open(site, PAGE);
  await workerIsReady(other);
  const page = await other.context().newPage();
  await page.goto(other.url());
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
  const text = page.waitForResponse(/\/assets\/search\/.*\.text\./);
  await page.getByRole('combobox').fill('stack');
  await text;
  releases.release('secondRelease');
  await other.reload();
  await page.getByText('A new version is available.').waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('stack');
  expect(await loadsOf(page)).toBe(1);
});

for (const [what, isGone] of [
  ['all scripts are', () => true],
  ['what is new to the tab is', (known: ReadonlySet<string>, url: string) => !known.has(url)],
] as const) {
  test(`leads on by plain links when ${what} gone after a release`, async ({site}) => {
    const page = await site.open(PAGE, {foreign: [site.url], before: countLoads});
    const known = new Set(await page.locator('script[src]').evaluateAll(addressesOf));
    await page.route(/\/assets\/js\//, (route) =>
      isGone(known, route.request().url()) ? route.fulfill({status: 404}) : route.continue(),
    );
    let presses = 0;
    for (let visit = 0; visit < LINKS; visit += 1) {
      const next = page.locator('main a[rel=next]');
      const address = (await next.getAttribute('href')) ?? '';
      const link = page.locator(`main a[rel=next][href="${address}"]`);
      const there = site.url + address;
      // A press that falls into the moment in which the page is loaded anew is lost.
      await expect(async () => {
        if (page.url() !== there) {
          presses += 1;
          await link.click({timeout: PRESS_MS});
        }
        await page.waitForURL(there, {timeout: PRESS_MS});
      }).toPass();
      await page.getByRole('heading', {level: 1}).waitFor();
    }
    expect(presses).toBeLessThanOrEqual(LINKS + 1);
    // The first page, what each link leads to, and one reload, as a link that is pointed at is fetched.
    expect(await loadsOf(page)).toBeLessThanOrEqual(1 + LINKS + 1);
  });
}

test('leaves nobody behind when the worker is taken away', async ({site, releases}) => {
  const page = await open(site, PAGE);
  await workerIsReady(page);
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  releases.release('thirdParties');
  await page.reload();
  // A page that is being loaded anew tells nothing.
  await expect.poll(() => registrations(page).catch(() => undefined)).toBe(0);
  // It may be loading itself anew just now, and is not reloaded then.
  await expect(() => page.reload()).toPass();
  expect(await isControlled(page)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('opens from the network when its caches are lost', async ({site}) => {
  const page = await open(site, PAGE);
  await workerIsReady(page);
  await page.reload();
  // What is being read from a cache when it goes is torn, which is no reader's case.
  await hydrated(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await hydrated(page);
  expect(await page.getByRole('heading', {level: 1}).count()).toBe(1);
});

test('opens from the network when the browser has no room to keep anything', async ({site}) => {
  const page = await open(site, PAGE);
  const {origin} = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 0});
  await browser.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'});
  for (const _visit of ['the first', 'the second']) {
    await page.reload();
    await hydrated(page);
  }
  expect(await page.getByRole('heading', {level: 1}).count()).toBe(1);
});

test('opens every page and demo without a network once all is saved', async ({site, releases}) => {
  const origin = site.url.replace('127.0.0.1', OFFICIAL);
  const page = await open(site, '/offline/', [origin]);
  await workerIsReady(page);
  await page.reload();
  await page.getByRole('button', {name: 'Save everything'}).click();
  await page
    .getByRole('button', {name: /^Remove/})
    .nth(1)
    .waitFor();
  await releases.stop();
  const faults: string[] = [];
  const pages = listPages(builtVariant('firstRelease')).filter(
    (address) => address !== '/offline/' && address !== '/404.html',
  );
  for (const address of pages) {
    await page.goto(origin + address);
    await comeAlive(page).catch((error: unknown) => faults.push(`${address}: ${error}`));
    if (new URL(page.url()).pathname !== address) faults.push(`${address} led to ${page.url()}`);
  }
  expect(faults).toEqual([]);
  // A navigation within the site reads the page's HTML, for its demos.
  expect(await page.evaluate(async (address) => (await fetch(address)).ok, PAGE)).toBe(true);
  await page.goto(`${origin}/system/no-such-page/`);
  await page.getByRole('heading', {level: 1, name: 'Offline'}).waitFor();
  await page.getByText('/system/no-such-page/').first().waitFor();
});

/** Opens a page of the official host, which counts how often it is loaded. */
function open(site: Site, address: string, foreign: string[] = []): Promise<Page> {
  return site.open(address, {foreign, host: OFFICIAL, before: countLoads, isAlone: true});
}

/** Waits until the page, and each demo on it, is hydrated. */
async function comeAlive(page: Page): Promise<void> {
  await hydrated(page);
  if ((await page.locator('[data-demo]').count()) > 0) await hydrateDemos(page);
}

/** Runs in the page, and in every frame of it: a demo may stand in one without a storage. */
function countLoads(): void {
  if (window.top === window && location.protocol === 'http:')
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
}

/** Runs in the page. */
function addressesOf(scripts: Element[]): string[] {
  return scripts.map((script) => (script as HTMLScriptElement).src);
}

/** Runs in the page: a browser that always has something better to do. */
function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}

const loadsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('loads')));

const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

const registrations = (page: Page): Promise<number> =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({length}) => length));

/** Waits until the worker has all that every browser keeps. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Waits until no worker waits or is being installed, and the page that this leads to stands. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && !registration.waiting;
  });
  await hydrated(page);
}
