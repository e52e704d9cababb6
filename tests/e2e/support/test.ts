import {expect, test as base} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import {BrowserContexts} from './contexts';
import {Site} from './site';

export {expect} from '@playwright/test';
export type {OpenOptions, Site} from './site';

interface WorkerFixtures {
  /** Origin of the served site, without a slash at the end. */
  origin: string;
  contexts: BrowserContexts;
}

/**
 * A test with a `site`, whose pages are closed after it. It fails when any of them wrote to the
 * console, threw, or asked for something that is not there or not ours.
 */
export const test = base.extend<{site: Site}, WorkerFixtures>({
  origin: [
    async ({}, use) => {
      await use(process.env.VITRINE_URL ?? '');
    },
    {scope: 'worker'},
  ],
  contexts: [
    async ({browser, origin}: {browser: Browser; origin: string}, use) => {
      const contexts = new BrowserContexts(browser, origin);
      await use(contexts);
      await contexts.close();
    },
    {scope: 'worker'},
  ],
  site: async ({origin, contexts}, use) => {
    const site = new Site(origin, contexts);
    await use(site);
    await contexts.tidy();
    expect(contexts.takeFaults()).toEqual([]);
  },
});

export {hydrated} from '../../../scripts/lib/hydrated';

/** Waits until the page is at an address: path, search and hash. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(({pathname, search, hash}) => pathname + search + hash === address);
}
