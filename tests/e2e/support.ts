import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {watchFaults} from './faults';

export const ROOT = path.resolve(__dirname, '../..');

/** The built site under test; VITRINE_BUILD names another than `build`. */
const BUILD = path.resolve(ROOT, process.env.VITRINE_BUILD ?? 'build');

/** Window sizes in pixels. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** Leads to the same server, without what browsers keep for hosts that they trust. */
export const PLAIN_HOST = 'plain.test';

/** Milliseconds for a condition to come true, and for a whole test. */
const CONDITION_MS = 10_000;
const TEST_MS = 60_000;

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
}

/**
 * Serves the site and runs a browser for the tests of a file. Each test fails when any page it
 * opened wrote to the console, threw, or asked for something that is not there or not ours.
 */
export function useSite(): Site {
  let server: ChildProcess;
  let browser: Browser;
  let url = '';
  let program = '';
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  jest.setTimeout(TEST_MS);

  beforeAll(async () => {
    server = spawn(process.execPath, [path.join(__dirname, 'site.mjs'), BUILD]);
    const served = await readServed(server);
    url = served.url;
    program = served.browser ?? '';
    browser = await chromium.launch({executablePath: served.browser, args: served.args});
  });
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

  async function open(address: string, options: OpenOptions = {}): Promise<Page> {
    const {status = 200, before, prepare, host, hydrates, ...contextOptions} = options;
    const context = await browser.newContext({viewport: DESKTOP, ...contextOptions});
    contexts.push(context);
    context.setDefaultTimeout(CONDITION_MS);
    const origin = host ? url.replace('127.0.0.1', host) : url;
    watchFaults(context, {origin, missing: status === 404 ? origin + address : '', faults});
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
  };
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
  }
}

/** Addresses of all pages in the build, `/404.html` among them, in order. */
export function listPages(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}

/** Text of a file in the build. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** Paths of all scripts in the build, in order. */
export function listScripts(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/** Whether the build has a file. */
export function hasBuilt(file: string): boolean {
  return existsSync(path.join(BUILD, file));
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
