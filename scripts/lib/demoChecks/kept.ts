import type {BrowserContext, Page} from '@playwright/test';
import {installKit, KIT} from './kit';
import {storageOf} from './looks';
import type {Look} from './looks';

/**
 * The pages of a browser context, one for each look, which visits use one after another: in a new
 * one all that a site's pages share would be compiled anew, which is more than half of a visit.
 */
export class Pages {
  readonly #context: BrowserContext;
  readonly #kept = new Map<Look, Page>();

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Lends the page of a look, in which the kit is laid before whatever is opened there. */
  async use<T>(look: Look, visit: (page: Page) => Promise<T>): Promise<T> {
    const page = this.#kept.get(look) ?? (await this.#open(look));
    this.#kept.set(look, page);
    const result = await visit(page);
    // What the visit listened to is over before anything else is opened.
    page.removeAllListeners();
    await page.goto('about:blank');
    return result;
  }

  async #open(look: Look): Promise<Page> {
    const page = await this.#context.newPage();
    await page.addInitScript(installKit, storageOf(look));
    for (const part of KIT) await page.addInitScript(part);
    return page;
  }
}
