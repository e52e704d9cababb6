import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium} from 'playwright-core';
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {watchFaults} from './faults';

export const ROOT = path.resolve(__dirname, '../..');

/** The built site under test; VITRINE_BUILD names another than `build`. */
export const BUILD = path.resolve(ROOT, process.env.VITRINE_BUILD ?? 'build');

/** Window sizes in pixels. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** Leads to the same server, without what browsers keep for hosts that they trust. */
export const PLAIN_HOST = 'plain.test';

/** Milliseconds for a condition to come true, and for a whole test. */
const CONDITION_MS = 10_000;
const TEST_MS = 60_000;
/** Milliseconds between two looks at a condition: the browser needs the time more. */
const LOOK_MS = 50;
/** Milliseconds for a site of its own to be built. */
const BUILD_MS = 300_000;

export interface OpenOptions extends BrowserContextOptions {
  /** Status that the page must have. Default 200. */
  status?: number;
  /** Runs in the page before its own scripts. */
  before?: () => void;
  /** Changes the browser context before the page is opened: routes, rights, the clock. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Host to open the page under. Under {@link PLAIN_HOST} it is no secure context. */
  host?: string;
  /** Whether React takes the page over, so that it is waited for. Default: where scripts run. */
  hydrates?: boolean;
  /** Origins of third parties that the page may ask, and whose answers may be bad. */
  foreign?: string[];
  /** What the reader has answered to the question for consent. Default: essential only. */
  consent?: 'essential' | 'analytics' | 'none';
}

export interface SiteOptions {
  /** Makes the site that is served, and says where it is. Default: the build. */
  build?: () => Promise<string>;
  /** What else the browser is started with, once the site's origin is known. */
  args?: (url: string) => string[];
}

export interface Site {
  /** Origin of the served site, without a slash at the end. */
  readonly url: string;
  /** Path of the browser. */
  readonly browser: string;
  /**
   * Opens an address in a browser context of its own, and waits until the page is hydrated, or
   * without JavaScript until it is loaded.
   */
  open(address: string, options?: OpenOptions): Promise<Page>;
  /** Ends the server for good: from now on there is no network. */
  stop(): Promise<void>;
}

/**
 * Serves the site and runs a browser for the tests of a file. Each test fails when any page it
 * opened wrote to the console, threw, or asked for something that is not there or not ours.
 */
export function useSite({build, args}: SiteOptions = {}): Site {
  let server: ChildProcess;
  let browser: Browser;
  let url = '';
  let program = '';
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  jest.setTimeout(TEST_MS);

  beforeAll(async () => {
    const folder = (await build?.()) ?? BUILD;
    server = spawn(process.execPath, [path.join(__dirname, 'site.mjs'), folder]);
    const served = await readServed(server);
    url = served.url;
    program = served.browser ?? '';
    const started = [...served.args, ...(args?.(url) ?? [])];
    browser = await chromium.launch({executablePath: program, args: withOneRule(started)});
  }, BUILD_MS);
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const found = faults;
    contexts = [];
    faults = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    server.stdin?.end();
  });

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin?.end();
    await ended;
  }

  async function open(address: string, options: OpenOptions = {}): Promise<Page> {
    const {status = 200, before, prepare, host, hydrates, ...others} = options;
    const {foreign = [], consent = 'essential', ...contextOptions} = others;
    const context = await browser.newContext({viewport: DESKTOP, ...contextOptions});
    contexts.push(context);
    context.setDefaultTimeout(CONDITION_MS);
    const origin = host ? url.replace('127.0.0.1', host) : url;
    const missing = status === 404 ? origin + address : '';
    watchFaults(context, {origin, missing, foreign, faults});
    if (consent !== 'none') await context.addInitScript(answer, consent);
    if (before) await context.addInitScript(before);
    await prepare?.(context);
    const page = await context.newPage();
    // Scripts that a test keeps back keep the load event back with them.
    const waitUntil = hydrates === false ? 'domcontentloaded' : 'load';
    const response = await page.goto(origin + address, {waitUntil});
    expect(response?.status()).toBe(status);
    if (hydrates ?? options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }

  return {
    get url() {
      return url;
    },
    get browser() {
      return program;
    },
    open,
    stop,
  };
}

/** Runs in the page: the question for consent has been answered, and does not stand in the way. */
function answer(consent: string): void {
  try {
    localStorage.setItem('vitrine-consent', consent);
  } catch {
    // A test that denies the storage is asked, as any reader is who denies it.
  }
}

const RULES = '--host-resolver-rules=';

/** The browser heeds only the last of several lists of rules for host names. */
function withOneRule(args: readonly string[]): string[] {
  const rules = args.filter((arg) => arg.startsWith(RULES)).map((arg) => arg.slice(RULES.length));
  return [...args.filter((arg) => !arg.startsWith(RULES)), RULES + rules.join(',')];
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** Waits until the page is at an address: path, search and hash. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(({pathname, search, hash}) => pathname + search + hash === address);
}

/** Waits until a condition holds that the page itself cannot tell, as without JavaScript. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + CONDITION_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not true within ${CONDITION_MS} ms: ${condition}`);
    await setTimeout(LOOK_MS);
  }
}

/** What the process that serves the site tells. */
interface Served {
  url: string;
  /** Path of the browser; missing where there is none. */
  browser?: string;
  /** What the browser is started with. */
  args: string[];
}

/** What the server says of itself; its first word on the error stream is the reason it has none. */
async function readServed(server: ChildProcess): Promise<Served> {
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())));
    server.stderr?.once('data', (text: Buffer) => reject(new Error(text.toString())));
  });
}
