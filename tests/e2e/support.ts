import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
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

/** Milliseconds for a condition to come true, and for a whole test. */
const CONDITION_MS = 10_000;
const TEST_MS = 60_000;

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

export interface OpenOptions extends BrowserContextOptions {
  /** Status that the page must have. Default 200. */
  status?: number;
  /** Runs in the page before its own scripts. */
  before?: () => void;
}

export interface Site {
  /** Origin of the served site, without a slash at the end. */
  readonly url: string;
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
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  jest.setTimeout(TEST_MS);

  beforeAll(async () => {
    server = spawn(process.execPath, [path.join(__dirname, 'site.mjs'), BUILD]);
    const served = await readServed(server);
    url = served.url;
    browser = await chromium.launch({executablePath: served.browser, args: BROWSER_ARGS});
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
    const {status = 200, before, ...contextOptions} = options;
    const context = await browser.newContext({viewport: DESKTOP, ...contextOptions});
    contexts.push(context);
    context.setDefaultTimeout(CONDITION_MS);
    watchFaults(context, {origin: url, missing: status === 404 ? url + address : '', faults});
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    const response = await page.goto(url + address);
    expect(response?.status()).toBe(status);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }

  return {
    get url() {
      return url;
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

/** What the server says of itself; its first word on the error stream is the reason it has none. */
async function readServed(server: ChildProcess): Promise<{url: string; browser?: string}> {
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())));
    server.stderr?.once('data', (text: Buffer) => reject(new Error(text.toString())));
  });
}
