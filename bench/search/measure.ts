import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {hydrated} from '../../scripts/lib/hydrated';
import {serveCounted} from '../peers/serve';

/** Quiet time after which nothing more is loaded, in ms. */
const QUIET = 2000;
/** As good as a host that compresses ahead. */
const LEVEL = 9;

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

/** What is packed already does not become less. */
function packedSize(text: Buffer): number {
  return Math.min(text.length, gzipSync(text, {level: LEVEL}).length);
}
