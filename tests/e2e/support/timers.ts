import type {Page} from '@playwright/test';

/** Timers that would ring after so many milliseconds are held: what is drawn in steps is not. */
const LONG_MS = 1000;

/**
 * Holds the long timers of an open page that are set from now on, so that what is shown for a while
 * is shown until a test has looked at it, on a busy machine too.
 *
 * @returns lets those ring that wait, and holds no more
 */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(hold, LONG_MS);
  return () => page.evaluate(() => (window as unknown as {release: () => void}).release());
}

/** Runs in the page. */
function hold(long: number): void {
  const {setTimeout, clearTimeout} = window;
  const waiting = new Map<number, () => void>();
  Object.assign(window, {
    setTimeout(act: TimerHandler, delay = 0, ...values: unknown[]) {
      if (delay < long) return setTimeout(act, delay, ...values);
      // The browser counts from 1 upwards.
      const id = -1 - waiting.size;
      waiting.set(id, () => setTimeout(act, 0, ...values));
      return id;
    },
    clearTimeout(id: number) {
      // Its place stays, so that no other gets its number.
      if (waiting.has(id)) waiting.set(id, () => undefined);
      else clearTimeout(id);
    },
    release() {
      Object.assign(window, {setTimeout, clearTimeout});
      for (const ring of waiting.values()) ring();
    },
  });
}
