import type {Page} from 'playwright-core';
import {settled} from './modes';

/**
 * Scrolls to each demo of a page, as a reader would, and waits until React has taken it over. The
 * mark that React leaves on its elements is the only sign that holds for every demo.
 */
export async function hydrateDemos(page: Page): Promise<void> {
  // What runs in a window stays in the page as it was served.
  const demos = page.locator(':not([data-windowed]) > [data-demo]');
  for (const demo of await demos.all()) {
    await demo.scrollIntoViewIfNeeded();
    const element = await demo.elementHandle();
    await page.waitForFunction(isHydrated, element);
  }
  // A mismatch is told after the frame in which it was found.
  await settled(page);
}

function isHydrated(demo: Element | null): boolean {
  const inner = [...(demo?.querySelectorAll(':scope > div > *') ?? [])];
  return inner.some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}
