import type {Page} from '@playwright/test';
import {settled} from './modes';
import {expect, hydrated} from './test';
import type {Site} from './test';

/** A page with code in tabs, which an address may choose from. */
const ADDRESS = '/vitrine/authoring/';

/**
 * Opens a page with one query after the other, and expects it to be for its reader what it is
 * without any, each time.
 */
export async function expectNoChange(site: Site, queries: readonly string[]): Promise<void> {
  const page = await site.open(ADDRESS);
  await settled(page);
  const plain = await readPage(page);
  for (const query of queries) {
    await page.goto(`${site.url}${ADDRESS}?${query}`, {waitUntil: 'commit'});
    await hydrated(page);
    await expect.poll(() => readPage(page), query).toEqual(plain);
  }
}

/** What the page is for its reader, once scripts have read the address. */
async function readPage(page: Page) {
  return page.evaluate(() => {
    const {attributes} = document.documentElement;
    // An ad comes when it comes, and is drawn anew for each view of the page.
    document.querySelector('[data-house-slot]')?.remove();
    return {
      attributes: Object.fromEntries([...attributes].map(({name, value}) => [name, value])),
      text: document.body.innerText,
      title: document.title,
      stored: Object.keys(localStorage),
    };
  });
}
