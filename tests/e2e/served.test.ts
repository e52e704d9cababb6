import type {Page} from '@playwright/test';
import {isInTurn, pagesToVisit} from './support/built';
import {PAGE_TYPES} from './support/pages';
import {DESKTOP, PHONE} from './support/places';
import {expect, test} from './support/test';

/** Of how many runs one looks at a page. */
const RUNS = 2;

const TYPES = new Set(PAGE_TYPES.map(([, address]) => address));

for (const address of pagesToVisit().filter(isLookedAt)) {
  test(`${address} can be read without scripts, and shows nothing dead`, async ({site}) => {
    const page = await site.open(address, {
      javaScriptEnabled: false,
      viewport: PHONE,
      isKept: true,
    });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const faults = await findFaults(page, address === '/404.html');
      expect.soft(faults, `${viewport.width} px`).toEqual([]);
    }
  });
}

function isLookedAt(address: string): boolean {
  return TYPES.has(address) || isInTurn(address, 'served', RUNS);
}

/** What a page without scripts must have for its reader, and must not; a sentence for each fault. */
async function findFaults(page: Page, isMissing: boolean): Promise<string[]> {
  return page.evaluate(
    ({isMissing}) => {
      const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const tell = (fault: string) => (element: Element) =>
        `${fault}: ${element.outerHTML.slice(0, 160)}`;
      const works = (button: Element) =>
        button.matches('[popovertarget], form[action] [type=submit]') ||
        button.closest('[data-demo]') !== null;
      const main = document.querySelector('main');
      const text = main instanceof HTMLElement ? main.innerText.trim() : '';
      const codes = [...document.querySelectorAll('main pre')].filter(
        (pre) => pre.closest('details:not([open]), [data-code-tabs], [data-code-part]') === null,
      );
      const {scrollWidth, clientWidth} = document.documentElement;
      return [
        ...(shown('h1').length === 1 ? [] : ['shows no heading']),
        ...(text.length > 80 || isMissing ? [] : [`shows hardly a text: ${text}`]),
        ...shown('[data-needs]').map(tell('shows what needs scripts')),
        ...shown('button')
          .filter((each) => !works(each))
          .map(tell('shows a dead button')),
        // An anchor alone is the end of a link, not its beginning.
        ...shown('a:not([href]):not([id]:empty)').map(tell('shows a link that leads nowhere')),
        ...shown('input, select, textarea')
          .filter((each) => each.closest('[data-demo], [data-code-tabs], form[action]') === null)
          .map(tell('shows a dead field')),
        ...codes.filter((pre) => !isShown(pre)).map(tell('hides code')),
        ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
      ];
    },
    {isMissing},
  );
}
