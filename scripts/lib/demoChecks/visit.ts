import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import * as inPage from './inPage';
import * as inWhole from './inWhole';
import {AXE_TAGS, axeLoader} from '../axe';
import {hydrated} from '../hydrated';
import {listen} from './listen';
import type {Finding, Look} from './looks';
import {count} from '../suite/count';
import {reporterOf} from './reporter';
import type {DemoPage} from './pages';
import {checkLeaks, DEMO_MS, wakeDemo} from './wake';
import type {Reporter} from './wake';

const loadAxe = axeLoader(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));

const DESKTOP = {width: 1280, height: 800};
const NARROW = {width: 320, height: 800};

/**
 * Milliseconds for a page to be taken over, and for its demos to settle: what only a fault takes, on
 * a machine that has much else to do.
 */
const PAGE_MS = 60_000;
const SETTLE_MS = 8000;

/** Where a demo comes from, as the page's compiler wrote it. */
export interface Origin {
  /** The page's file and the line, `docs/ui/button.md:12`. */
  at: string;
  /** The demo's own, relative to the page's folder. */
  file: string;
  /** Exact versions. */
  packages?: Record<string, string>;
}

/** What is visited, and how. */
interface Task {
  /** Origin of the site. */
  url: string;
  page: DemoPage;
  look: Look;
  /** Place of the one demo that is to be shown alone. */
  only?: number;
  /** Another page of the site, where timers must have ended. */
  leaveTo?: string;
}

interface Visit {
  findings: Finding[];
  /** Of the demos, in their order. */
  origins: (Origin | undefined)[];
}

/**
 * Opens a site's page with one look, brings its demos to life one by one, and checks each. A demo that runs
 * in a window is checked in a page that shows it alone, as its window does.
 *
 * @param page from {@link Pages}, of the task's look
 */
export async function visit(page: Page, task: Task): Promise<Visit> {
  const {url, look, only, leaveTo} = task;
  const {address, demos, models} = task.page;
  const {meant, findings, tell} = reporterOf({address, demos}, look, only);
  const last = meant.at(-1) ?? -1;
  await page.setViewportSize(DESKTOP);
  const hear = listen(page, url, models);
  count('pageLoads');
  await page.goto(url + (demos[only ?? -1]?.alone ?? address));
  await hydrated(page, PAGE_MS);
  await page.evaluate(inPage.markStyles);
  // What demos are served with may reach the page before they are alive.
  await checkLeaks(page, 0, tell);
  for (const {check, what} of hear()) tell(-1, check, `before any demo was woken: ${what}`);
  const served = await page.evaluate(inPage.readSizes);
  for (const index of meant) await wakeDemo(page, index, {served, demos, hear, tell});
  await checkWhole(page, tell);
  const origins = await page.evaluate(inWhole.readOrigins);
  for (const {check, what} of hear()) tell(last, check, what);
  for (const index of meant) await runInteractions(page, index, {hear, tell});
  if (leaveTo) await checkAfterwards(page, {leaveTo, demos, last, hear, tell});
  return {findings, origins};
}

/** What a story says that a user does with it; of all checks the last, as it changes the page. */
async function runInteractions(
  page: Page,
  index: number,
  {hear, tell}: Pick<Reporter, 'hear' | 'tell'>,
) {
  if (!(await page.evaluate(inPage.startInteractions, index))) return;
  try {
    await page.waitForFunction(inPage.haveInteractionsEnded, index, {timeout: DEMO_MS});
  } catch {
    tell(index, 'interactions', `they did not end within ${DEMO_MS} ms`);
  }
  const failure = await page.evaluate(inPage.readInteractions, index);
  if (failure !== undefined) tell(index, 'interactions', failure);
  for (const {check, what} of hear()) tell(index, check, `in the interactions: ${what}`);
}

async function checkWhole(page: Page, tell: Reporter['tell']) {
  const tellAll = (check: string, faults: inWhole.Faults) => {
    for (const [index, found] of Object.entries(faults)) {
      for (const what of found) tell(Number(index), check, what);
    }
  };
  count('axeRuns');
  await loadAxe(page);
  tellAll('axe', await page.evaluate(inWhole.findBarriers, AXE_TAGS));
  tellAll('ids', await page.evaluate(inWhole.findRepeatedIds));
  tellAll('renders', await page.evaluate(inWhole.findEmpty));
  tellAll('settles', await waitForNone(page));
  await page.setViewportSize(NARROW);
  await page.evaluate(inPage.rest);
  tellAll('overflow', await page.evaluate(inWhole.findOverflows));
}

/** What waits has some time to end. */
async function waitForNone(page: Page) {
  const end = Date.now() + SETTLE_MS;
  let waiting = await page.evaluate(inWhole.findWaiting);
  while (Object.keys(waiting).length > 0 && Date.now() < end) {
    await page.evaluate(inPage.rest);
    waiting = await page.evaluate(inWhole.findWaiting);
  }
  return waiting;
}

async function checkAfterwards(
  page: Page,
  {
    leaveTo,
    demos,
    last,
    hear,
    tell,
  }: {leaveTo: string; demos: {name: string}[]; last: number} & Pick<Reporter, 'hear' | 'tell'>,
) {
  await page.evaluate(inWhole.leave, leaveTo);
  const gone = page.locator('[data-demo]').first();
  await gone.waitFor({state: 'detached', timeout: PAGE_MS});
  await page.evaluate(inPage.rest);
  const running = await page.evaluate(inWhole.readIntervals);
  for (const name of running) {
    const index = demos.findIndex((demo) => demo.name === name);
    tell(index, 'timers', 'an interval of its own goes on after the page is left');
  }
  for (const {check, what} of hear()) {
    // The next page's own requests are no demo's.
    if (check !== 'network') tell(last, check, `as the page was left: ${what}`);
  }
}
