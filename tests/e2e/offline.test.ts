import {readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {hydrateDemos} from './demos';
import {listPages} from './built';
import {arriveAt, hydrated, ROOT, until, useSite} from './support';
import type {OpenOptions} from './support';
import {buildVariant} from './variant';

/** The host of the site's address, on which alone the worker is registered. */
const OFFICIAL = 'vitrine.example.com';
const PAGE = '/system/getting-started/usage/';
const FILE = 'docs/system/getting-started/usage.md';
/** Links that are followed one after the other. */
const LINKS = 3;
const NEWS = 'This sentence came with the second release.';
/** How long a worker may take to come to rest, keep a release and hand over, in milliseconds. */
const RELEASE_MS = 60_000;
/** Points to the release that is served. */
const SERVED = path.join(ROOT, '.cache/sites/served');

const releases = {first: '', second: '', withoutWorker: ''};

const site = useSite({
  build: async () => {
    releases.first = await buildVariant('first-release', {});
    releases.second = await buildVariant('second-release', {}, addNews);
    releases.withoutWorker = await buildVariant('no-worker', {'service-worker': {enabled: false}});
    serve(releases.first);
    return SERVED;
  },
  args: (url) => [
    `--host-resolver-rules=MAP ${OFFICIAL} 127.0.0.1`,
    `--unsafely-treat-insecure-origin-as-secure=${url.replace('127.0.0.1', OFFICIAL)}`,
  ],
});

beforeEach(() => serve(releases.first));

it('never reloads the first visit, and answers for the second', async () => {
  const page = await open(PAGE);
  await workerIsReady(page);
  expect(await loadsOf(page)).toBe(1);
  await page.reload();
  await hydrated(page);
  expect(await isControlled(page)).toBe(true);
  expect(await loadsOf(page)).toBe(2);
});

it('is registered on no other host', async () => {
  const page = await site.open(PAGE);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await registrations(page)).toBe(0);
});

it('shows a new release after at most one reload', async () => {
  const page = await open(PAGE);
  await workerIsReady(page);
  await page.reload();
  serve(releases.second);
  const before = await loadsOf(page);
  await page.reload();
  await page.getByText(NEWS).waitFor({timeout: RELEASE_MS});
  await settled(page);
  expect((await loadsOf(page)) - before).toBeLessThanOrEqual(2);
  await page.getByText(NEWS).waitFor();
});

it.each([
  ['is at rest', () => undefined],
  ['has not come to rest', neverIdle],
])(
  'brings a tab that %s to the release that another fetched, with one reload',
  async (_, before) => {
    const first = await open(PAGE);
    await workerIsReady(first);
    await first.reload();
    const second = await first.context().newPage();
    await second.addInitScript(before);
    await second.goto(first.url());
    await hydrated(second);
    serve(releases.second);
    const loads = [await loadsOf(first), await loadsOf(second)] as const;
    await first.reload();
    for (const page of [first, second]) await page.getByText(NEWS).waitFor({timeout: RELEASE_MS});
    for (const page of [first, second]) await settled(page);
    expect((await loadsOf(first)) - loads[0]).toBeLessThanOrEqual(2);
    expect((await loadsOf(second)) - loads[1]).toBe(1);
  },
);

it('never loses what was typed: it says that there is a new version, and lets the reader choose', async () => {
  const other = await open(PAGE);
  await workerIsReady(other);
  const page = await other.context().newPage();
  await page.goto(other.url());
  await hydrated(page);
  await page.getByRole('button', {name: /find a page/i}).click();
  await page.getByRole('combobox').fill('stack');
  serve(releases.second);
  await other.reload();
  await page.getByText('A new version is available.').waitFor({timeout: RELEASE_MS});
  expect(await page.getByRole('combobox').inputValue()).toBe('stack');
  expect(await loadsOf(page)).toBe(1);
});

it.each([
  ['all scripts are', () => true],
  ['what is new to the tab is', (known: ReadonlySet<string>, url: string) => !known.has(url)],
])('leads on by plain links when %s gone after a release', async (_what, isGone) => {
  const page = await site.open(PAGE, {foreign: [site.url], before: countLoads});
  const known = new Set(await page.locator('script[src]').evaluateAll(addressesOf));
  await page.route(/\/assets\/js\//, (route) =>
    isGone(known, route.request().url()) ? route.fulfill({status: 404}) : route.continue(),
  );
  for (let visit = 0; visit < LINKS; visit += 1) {
    const next = page.locator('main a[rel=next]');
    const address = (await next.getAttribute('href')) ?? '';
    await next.click();
    await arriveAt(page, address);
    await page.getByRole('heading', {level: 1}).waitFor();
  }
  // The first page, what each link leads to, and one reload, as a link that is pointed at is fetched.
  expect(await loadsOf(page)).toBeLessThanOrEqual(1 + LINKS + 1);
});

it('leaves nobody behind when the worker is taken away', async () => {
  const page = await open(PAGE);
  await workerIsReady(page);
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  serve(releases.withoutWorker);
  await page.reload();
  // A page that is being loaded anew tells nothing.
  await until(() =>
    registrations(page).then(
      (count) => count === 0,
      () => false,
    ),
  );
  await page.reload();
  expect(await isControlled(page)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

it('opens from the network when its caches are lost', async () => {
  const page = await open(PAGE);
  await workerIsReady(page);
  await page.reload();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await hydrated(page);
  expect(await page.getByRole('heading', {level: 1}).count()).toBe(1);
});

it('opens from the network when the browser has no room to keep anything', async () => {
  const page = await open(PAGE);
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

it('opens every page and demo without a network once all is saved', async () => {
  const origin = site.url.replace('127.0.0.1', OFFICIAL);
  const page = await open('/offline/', {foreign: [origin]});
  await workerIsReady(page);
  await page.reload();
  await page.getByRole('button', {name: 'Save everything'}).click();
  await page
    .getByRole('button', {name: /^Remove/})
    .nth(1)
    .waitFor();
  await site.stop();
  const faults: string[] = [];
  const pages = listPages(releases.first).filter(
    (address) => address !== '/offline/' && address !== '/404.html',
  );
  for (const address of pages) {
    await page.goto(origin + address);
    await Promise.all([hydrated(page), hydrateDemos(page)]).catch((error: unknown) =>
      faults.push(`${address}: ${error}`),
    );
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
function open(address: string, options: OpenOptions = {}): Promise<Page> {
  return site.open(address, {...options, host: OFFICIAL, before: countLoads});
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

/** Puts another release in the place of the one that is served, at once. */
function serve(release: string): void {
  rmSync(`${SERVED}.next`, {force: true});
  symlinkSync(release, `${SERVED}.next`);
  renameSync(`${SERVED}.next`, SERVED);
}

function addNews(folder: string): void {
  const file = path.join(folder, FILE);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${NEWS}\n`);
}
