import type {Page} from '@playwright/test';

/** Waits until every intersection observer that the page has by now was told what is near. */
export async function observersAreTold(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // It comes after the others, which are told in their order.
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}
