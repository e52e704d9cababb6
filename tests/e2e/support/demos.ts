import type {Locator, Page} from '@playwright/test';
import {settled} from './modes';

/** A demo with the plate below it. */
export function figure(page: Page, name: string): Locator {
  return page.locator('figure', {has: page.locator(`[data-demo="${name}"]`)});
}

/**
 * Scrolls to each demo of a page, as a reader would, and waits until React has taken it over. The
 * mark that React leaves on its elements is the only sign that holds for every demo.
 */
export async function hydrateDemos(page: Page): Promise<void> {
  await page.evaluate(wakeAll);
  // A mismatch is told after the frame in which it was found.
  await settled(page);
}

/** Runs in the page. What runs in a window stays in the page as it was served, as does what a closed box hides. */
async function wakeAll(): Promise<void> {
  const isHydrated = (demo: Element) =>
    [...demo.querySelectorAll(':scope > div > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const demo of document.querySelectorAll(':not([data-windowed]) > [data-demo]')) {
    if (demo.closest('details:not([open])')) continue;
    // Not `scrollIntoView`: Chromium has Tab begin where that has led, as of version 150.
    const {top} = demo.getBoundingClientRect();
    scrollTo({top: scrollY + top - innerHeight / 2, behavior: 'instant'});
    while (!isHydrated(demo)) await frame();
  }
}
