import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {hydrated} from '../../scripts/lib/hydrated';

/** Quiet time after which nothing more is loaded, in ms. */
const QUIET = 2000;
/** As good as a host that compresses ahead. */
const LEVEL = 9;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A search: the files of its index, and how a reader comes to a first answer. */
export interface Search {
  /** Matches the files of the index, by their paths below the built site. */
  index: RegExp;
  /** Lets React come to a page that waits with it: others have it as they open. */
  wake?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  /** Selector of an answer. */
  answer: string;
}

const focusField = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('.navbar__search-input').click();
};

export const SEARCHES: Record<'vitrine' | 'easyops' | 'starlight', Search> = {
  vitrine: {
    index: /^assets\/search\/.*\.json$/,
    wake: async (page) => {
      await hydrated(page);
      await settled(page);
    },
    open: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
    answer: '[data-search-result]',
  },
  easyops: {
    index: /^search-index.*\.json$/,
    open: focusField,
    answer: '[class*="suggestion_"]',
  },
  starlight: {
    index: /^pagefind\/(?:(?:fragment|index|filter)\/.*|.*\.pf_meta|pagefind-entry\.json)$/,
    open: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.locator('button[data-open-modal]').click();
      await page.locator('.pagefind-ui__search-input').waitFor();
    },
    answer: '.pagefind-ui__result-link',
  },
};

/** Bytes of all files of an index: as they lie there, and after gzip, each by itself. */
export function measureIndex(dir: string, {index}: Search): {raw: number; packed: number} {
  const all = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const files = all.filter((file) => index.test(file));
  const texts = files.map((file) => readFileSync(path.join(dir, file)));
  return {
    raw: texts.reduce((sum, text) => sum + text.length, 0),
    packed: texts.reduce((sum, text) => sum + packedSize(text), 0),
  };
}

/**
 * Opens a page in a browser that has nothing cached, asks, and waits for an answer.
 *
 * @returns bytes after gzip of what was asked for from the moment that the search was opened, code
 *   and workers with it
 */
export async function measureQuery(
  browser: Browser,
  {dir, address, query}: {dir: string; address: string; query: string},
  search: Search,
): Promise<{bytes: number; files: number}> {
  const sent = new Map<string, number>();
  const {url, close} = await serveCounted(dir, sent);
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  await page.goto(url + address);
  await page.waitForLoadState('networkidle');
  await search.wake?.(page);
  const before = new Set(sent.keys());
  await search.open(page);
  await page.keyboard.type(query);
  await page.locator(search.answer).first().waitFor();
  await settled(page);
  await context.close();
  await close();
  const loaded = [...sent].filter(([file]) => !before.has(file));
  return {bytes: loaded.reduce((sum, [, size]) => sum + size, 0), files: loaded.length};
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}

/** @param sent path of a file → its bytes after gzip, of all that is asked for */
async function serveCounted(dir: string, sent: Map<string, number>) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const text = readFileSync(path.join(dir, file));
      sent.set(file, packedSize(text));
      response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      response.end(text);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** What is packed already does not become less. */
function packedSize(text: Buffer): number {
  return Math.min(text.length, gzipSync(text, {level: LEVEL}).length);
}
