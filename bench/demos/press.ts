import type {Browser} from '@playwright/test';
import {HYDRATE_EVENT} from '../../plugins/_shared/loading/lateScripts';
import {LINE, PHONE, SLOWNESS} from '../peers/phone';
import {serveCounted} from '../peers/serve';

/** How a demo comes to life: by itself, or once React has taken its page over. */
export type Way = 'alone' | 'page';

const ROUNDS = 5;

/**
 * Presses the first demo of a page on a phone, whose reader pays for each byte: nothing comes before.
 *
 * @param site the built site, and the address of the page
 * @returns ms from the press until the demo is alive, in turns
 */
export async function measurePresses(browser: Browser, site: {dir: string; address: string}) {
  const server = await serveCounted(site.dir, new Map(), {line: LINE});
  const times: Record<Way, number[]> = {alone: [], page: []};
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of ['alone', 'page'] as const) {
        times[way].push(await measurePress(browser, server.url + site.address, way));
      }
    }
  } finally {
    await server.close();
  }
  return times;
}

async function measurePress(browser: Browser, url: string, way: Way): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWNESS});
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
    );
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
    return await page.evaluate(press, {isAlone: way === 'alone', event: HYDRATE_EVENT});
  } finally {
    await context.close();
  }
}

/** Runs in the page. A demo says its direction as soon as it is alive. */
function press({isAlone, event}: {isAlone: boolean; event: string}): Promise<number> {
  const demo = document.querySelector('[data-demo]');
  return new Promise((resolve, reject) => {
    if (!demo || demo.hasAttribute('dir')) {
      reject(new Error('no demo waits'));
      return;
    }
    const start = performance.now();
    new MutationObserver(() => resolve(performance.now() - start)).observe(demo, {
      attributeFilter: ['dir'],
    });
    if (isAlone) demo.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    else document.dispatchEvent(new Event(event));
  });
}
