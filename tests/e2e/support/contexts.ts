import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import {count} from '../../../scripts/lib/suite/count';
import {watchFaults} from './faults';
import type {Allowed} from './faults';

/** Where a page is between two tests. */
const BLANK = 'about:blank';

/** What a site has that is no page, and does nothing. */
const QUIET = '/robots.txt';

/** A browser context that is used again, which keeps what the browser has fetched and compiled. */
interface Shared {
  context: BrowserContext;
  /**
   * Empties the storage, from a page that no test sees. It stays at the site: as long as it is there,
   * so is the process that all of the context's pages run in, and what that has compiled.
   */
  keeper: CDPSession;
  /** Pages that tests use one after another, by the scripts that run in them before their own. */
  kept: Map<string, Page>;
}

/** Runs in a page before its own scripts, and what it is called with. */
export type InitScript = readonly [script: (value: string) => void, value?: string];

/**
 * The browser contexts of a worker. Tests share them, as a fresh one fetches and compiles all
 * scripts anew, which is half of a visit; what a test leaves in one is cleared away after it.
 */
export class BrowserContexts {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #shared = new Map<string, Shared>();
  /** Contexts of one test alone. */
  #own: BrowserContext[] = [];
  #faults: string[] = [];
  /** What the current test may meet besides the site. */
  readonly #allowed: Allowed = {origins: [], missing: [], foreign: []};

  /** @param origin of the site that most tests visit */
  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
    count('launches');
  }

  /** Lets the current test meet more than the site's own answers. */
  allow({origins = [], missing = [], foreign = []}: Partial<Allowed>): void {
    this.#allowed.origins.push(...origins);
    this.#allowed.missing.push(...missing);
    this.#allowed.foreign.push(...foreign);
  }

  /** The context that tests share whose pages are to be made with the same options. */
  async share(options: BrowserContextOptions): Promise<BrowserContext> {
    return (await this.#share(options)).context;
  }

  /**
   * A page of a shared context that tests use one after another: each new one costs a process. Only
   * for tests that change nothing in it but what a load undoes, the emulated media, and what the
   * page keeps under names.
   *
   * @param scripts run in it before the pages' own; known by their names
   */
  async keep(options: BrowserContextOptions, scripts: readonly InitScript[]): Promise<Page> {
    const {context, kept} = await this.#share({...options});
    const key = scripts.map(([{name}, value]) => `${name} ${value}`).join();
    const page = kept.get(key) ?? (await context.newPage());
    if (!kept.has(key)) {
      kept.set(key, page);
      for (const [script, value] of scripts) await page.addInitScript(script, value);
    }
    return page;
  }

  /** A context of the current test alone. */
  async make(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    this.#watch(context);
    this.#own.push(context);
    return context;
  }

  /** Closes the current test's pages and clears away what they left. */
  async tidy(): Promise<void> {
    await Promise.all(this.#own.map((context) => context.close()));
    this.#own = [];
    for (const {context, keeper, kept} of this.#shared.values()) {
      const [, ...all] = context.pages();
      const keeps = new Set(kept.values());
      // Another test's page may lie there, left already.
      for (const page of keeps) if (page.url() !== BLANK) await leave(page);
      const pages = all.filter((page) => !keeps.has(page));
      if (pages.length === 0) continue;
      await Promise.all(pages.map((page) => page.close()));
      await context.unrouteAll({behavior: 'ignoreErrors'});
      await context.clearPermissions();
      await keeper.send('Storage.clearDataForOrigin', {
        origin: this.#origin,
        storageTypes: 'all',
      });
    }
    for (const list of Object.values(this.#allowed)) list.length = 0;
  }

  /** What went wrong since this was asked last, one sentence each. */
  takeFaults(): string[] {
    return this.#faults.splice(0);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#shared.values()].map(({context}) => context.close()));
  }

  async #share(options: BrowserContextOptions): Promise<Shared> {
    const key = JSON.stringify(options);
    const shared = this.#shared.get(key) ?? (await this.#makeShared(options));
    this.#shared.set(key, shared);
    return shared;
  }

  async #makeShared(options: BrowserContextOptions): Promise<Shared> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    await page.goto(this.#origin + QUIET);
    this.#watch(context);
    return {context, keeper: await context.newCDPSession(page), kept: new Map()};
  }

  #watch(context: BrowserContext): void {
    watchFaults(context, this.#allowed, (fault) => this.#faults.push(fault));
    context.on('page', (page) =>
      page.on('domcontentloaded', () => {
        if (page.url() !== BLANK) count('pageLoads');
      }),
    );
  }
}

/** Makes a page as good as new for the next test. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
  await page.goto(BLANK);
}
