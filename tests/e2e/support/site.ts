import {expect} from '@playwright/test';
import type {BrowserContext, BrowserContextOptions, Page} from '@playwright/test';
import {hydrated} from '../../../scripts/lib/hydrated';
import type {BrowserContexts, InitScript} from './contexts';
import {DESKTOP} from './places';

/** What can be changed in an open page as well, and so needs no context of its own. */
type Emulated = 'viewport' | 'colorScheme' | 'reducedMotion' | 'contrast' | 'forcedColors';

export interface OpenOptions extends BrowserContextOptions {
  /** Status that the page must have. Default 200. */
  status?: number;
  /** Runs in the page, and in all frames of it, before their own scripts. */
  before?: () => void;
  /**
   * Changes the browser context before the page is opened: routes, the clock, scripts for all of
   * its pages. The context is the test's alone then.
   */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Whether the browser context is the test's alone. Default: where there is `prepare`. */
  isAlone?: boolean;
  /**
   * Whether the page is used again by the next test that asks for the same. Only where a test
   * changes nothing in it but what a load undoes, the emulated media, and what the page stores.
   */
  isKept?: boolean;
  /** Host to open the page under. Under `plain.test` it is no secure context. */
  host?: string;
  /** Whether React takes the page over, so that it is waited for. Default: where scripts run. */
  hydrates?: boolean;
  /** Origins of third parties that the page may ask, and whose answers may be bad. */
  foreign?: string[];
  /** What the reader has answered to the question for consent. Default: essential only. */
  consent?: 'essential' | 'analytics' | 'none';
}

/** The served site, to be opened by the current test. */
export class Site {
  /** Origin of the served site, without a slash at the end. */
  readonly url: string;
  readonly #contexts: BrowserContexts;

  constructor(url: string, contexts: BrowserContexts) {
    this.url = url;
    this.#contexts = contexts;
  }

  /**
   * Opens an address in a page of its own, and waits until it is hydrated, or without JavaScript
   * until it is loaded.
   */
  async open(address: string, options: OpenOptions = {}): Promise<Page> {
    const {status = 200, host, hydrates, foreign, javaScriptEnabled = true} = options;
    const origin = host ? this.url.replace('127.0.0.1', host) : this.url;
    this.#contexts.allow({
      origins: [origin],
      missing: status === 404 ? [origin + address] : [],
      foreign,
    });
    const page = await this.#makePage(options);
    // Scripts that a test keeps back keep the load event back with them.
    const waitUntil = hydrates === false ? 'domcontentloaded' : 'load';
    const response = await page.goto(origin + address, {waitUntil});
    expect(response?.status()).toBe(status);
    if (hydrates ?? javaScriptEnabled) {
      await hydrated(page);
    }
    return page;
  }

  async #makePage(options: OpenOptions): Promise<Page> {
    const {viewport = DESKTOP, prepare, permissions} = options;
    const scripts = scriptsOf(options);
    if (options.isKept) {
      const page = await this.#contexts.keep(contextOptions(options), scripts);
      await page.setViewportSize(viewport ?? DESKTOP);
      await emulate(page, options);
      return page;
    }
    const context = await this.#contextFor(options);
    await prepare?.(context);
    if (permissions) await context.grantPermissions(permissions);
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await emulate(page, options);
    const target = isAlone(options) ? context : page;
    for (const [script, value] of scripts) await target.addInitScript(script, value);
    return page;
  }

  #contextFor(options: OpenOptions): Promise<BrowserContext> {
    const own = contextOptions(options);
    return isAlone(options) ? this.#contexts.make(own) : this.#contexts.share(own);
  }
}

/** What runs in the page before its own scripts. */
function scriptsOf({
  javaScriptEnabled = true,
  consent = 'essential',
  before,
}: OpenOptions): InitScript[] {
  if (!javaScriptEnabled) return [];
  return [
    ...(consent === 'none' ? [] : [[answer, consent] as const]),
    ...(before ? [[before] as const] : []),
  ];
}

async function emulate(page: Page, options: OpenOptions): Promise<void> {
  const {colorScheme, reducedMotion, contrast, forcedColors} = options;
  if (colorScheme ?? reducedMotion ?? contrast ?? forcedColors) {
    await page.emulateMedia({colorScheme, reducedMotion, contrast, forcedColors});
  }
}

function isAlone({isAlone, prepare}: OpenOptions): boolean {
  return isAlone ?? prepare !== undefined;
}

/** Only what a context alone can have: the rest is each page's. */
function contextOptions(
  options: OpenOptions,
): Omit<BrowserContextOptions, Emulated | 'permissions'> {
  const {status, before, prepare, isAlone, isKept, host, ...rest} = options;
  const {hydrates, foreign, consent, ...others} = rest;
  const {viewport, colorScheme, reducedMotion, contrast, forcedColors, permissions, ...own} =
    others;
  return own;
}

/** Runs in the page: the question for consent has been answered, and does not stand in the way. */
function answer(consent: string): void {
  try {
    localStorage.setItem('vitrine-consent', consent);
  } catch {
    // A test that denies the storage is asked, as any reader is who denies it.
  }
}
