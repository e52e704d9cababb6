import type {Page, Route} from 'playwright-core';
import {hydrateDemos} from './demos';
import {samplePages} from './built';
import {useSite} from './support';
import type {OpenOptions} from './support';
import {FAILURES, ThirdParties} from './thirdParties';
import {buildVariant} from './variant';

const PAGE = '/system/react-stack/';
/** Hosts that stand for the third parties, all of them on loopback. */
const TAG = 'http://tag.test';
const ADS = 'http://ads.test';
const FONTS = 'http://fonts.test';
const FOREIGN = [TAG, ADS, FONTS];

const others = new ThirdParties();
const sources = {
  'script-src': FOREIGN,
  'connect-src': FOREIGN,
  'img-src': FOREIGN,
  'style-src': FOREIGN,
  'font-src': FOREIGN,
};
const network = {
  type: 'script',
  src: `${ADS}/network.js`,
  id: '_network_js',
  selector: '#carbonads',
};

let built = '';

const site = useSite({
  build: async () => {
    await others.start();
    built = await buildVariant('third-parties', {
      analytics: {tagId: 'G-TEST', scriptUrl: `${TAG}/tag.js`, webVitalsRatio: 1},
      ads: {network, displayRatio: 1},
      hosting: {sources},
    });
    return built;
  },
  args: () => [`--host-resolver-rules=MAP *.test:80 127.0.0.1:${others.port}`],
});

afterAll(() => others.stop());

const allowed: OpenOptions = {consent: 'analytics', foreign: FOREIGN, before: watchShifts};

it('asks nobody before the reader has answered, and nobody after a no', async () => {
  await others.behave('well');
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

it.each([
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
])('takes %s for an answer', async (_signal, property) => {
  await others.behave('well');
  const prepare = (context: {addInitScript: (script: string) => Promise<unknown>}) =>
    context.addInitScript(
      `Object.defineProperties(navigator, ${JSON.stringify(descriptorsOf(property))})`,
    );
  const page = await site.open(PAGE, {consent: 'none', prepare});
  await page.locator('html[data-consent=essential]').waitFor({state: 'attached'});
  await page.locator('[data-house-shown]').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(others.asked).toEqual([]);
});

it('loads tag and ad once the reader has said yes, and remembers it in every tab', async () => {
  await others.behave('well');
  const page = await site.open(PAGE, {consent: 'none', foreign: FOREIGN});
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('button', {name: 'Allow analytics'}).click();
  await other.locator('html[data-consent=analytics]').waitFor({state: 'attached'});
  await page.reload();
  await page.getByText('From the network').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(others.asked).toEqual(expect.arrayContaining(['/tag.js', '/network.js']));
});

it('breaks the policy of the site on no page, with all of them on', async () => {
  await others.behave('well');
  const broken: string[] = [];
  for (const address of samplePages(built).filter((each) => each !== '/404.html')) {
    const page = await site.open(address, {...allowed, before: watchPolicy});
    await hydrateDemos(page);
    const found = await page.evaluate(() => (window as unknown as {broken: string[]}).broken);
    broken.push(...found.map((text) => `${address}: ${text}`));
    await page.close();
  }
  expect(broken).toEqual([]);
});

describe('third parties that fail', () => {
  let well: Look;

  beforeAll(async () => {
    await others.behave('refused');
    const page = await site.open(PAGE, {consent: 'essential', before: watchShifts});
    await page.locator('[data-house-shown]').waitFor();
    well = await lookOf(page);
  });

  it.each([...FAILURES])('leave no trace: %s', async (failure) => {
    await others.behave(failure);
    const page = await site.open(PAGE, allowed);
    await houseAd(page);
    expect(await lookOf(page)).toEqual(well);
  });

  it('leave no trace: blocked by the policy of the site', async () => {
    await others.behave('well');
    const page = await site.open(PAGE, {
      ...allowed,
      prepare: (context) => context.route(`${site.url}${PAGE}`, withoutForeign),
    });
    await houseAd(page);
    expect(others.asked).toEqual([]);
    expect(await lookOf(page)).toEqual(well);
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

function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => (window as unknown as {look: Look}).look);
}

/** Waits for the site's own ad. A network that hangs is given up after five seconds. */
async function houseAd(page: Page): Promise<void> {
  await page.locator('[data-house-shown] a').waitFor();
  expect(await page.getByText('From the network').count()).toBe(0);
}

/** A getter of each value, as `Object.defineProperties` takes them. */
function descriptorsOf(
  values: Readonly<Record<string, unknown>>,
): Record<string, {value: unknown}> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, {value}]));
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
