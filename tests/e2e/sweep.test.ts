import type {Page} from '@playwright/test';
import {findBarriers, findBarriersAgain, findFaintTexts} from './support/axe';
import {
  hasBuilt,
  idsOf,
  isInTurn,
  isReference,
  isTab,
  pagesToVisit,
  tellVisited,
} from './support/built';
import {hydrateDemos} from './support/demos';
import {drawnLook, nameOfLook, SIZED_LOOKS, wearSized} from './support/looks';
import type {SizedLook} from './support/looks';
import {PAGE_TYPES} from './support/pages';
import {DESKTOP, PHONE} from './support/places';
import {expect, test} from './support/test';
import {findOverflow, readFacts, readWatched, watch} from './support/visit';
import type {PageFacts} from './support/visit';

const NARROW = {width: 320, height: 800};
/** Of how many runs axe looks at a page in one: what somebody wrote, and what a component made of data. */
const WRITTEN_RUNS = 2;
const MADE_RUNS = 4;
/** Every page has a header and a footer, whose controls are heard of: the selectors find them. */
const FEWEST_CONTROLS = 8;
/**
 * What a page may move: a face that comes within the tenth of a second that browsers wait for it
 * may make a line of it longer. 0.1 is what web vitals call good.
 */
const MOST_SHIFT = 0.025;
/** The page for what is missing, of each language, stands for every address that leads nowhere. */
const MISSING = '/404.html';

/** What every title ends with; the sweep may be of another site than this one. */
const SITE_TITLE = process.env.VITRINE_TITLE ?? 'Vitrine';

const TYPES = new Set(PAGE_TYPES.map(([, address]) => address));
const isFull = process.env.VITRINE_FULL === '1';

for (const [place, address] of pagesToVisit().entries()) {
  test(address, async ({site}) => {
    // As on a first visit: whoever has not answered yet is asked, and nobody else is.
    const viewport = place % 2 === 0 ? DESKTOP : PHONE;
    const page = await site.open(address, {consent: 'none', before: watch, viewport, isKept: true});
    await hydrateDemos(page);
    const {shift, moved, violations} = await readWatched(page);
    expect.soft(shift, `shift: ${moved}`).toBeLessThanOrEqual(MOST_SHIFT);
    expect.soft(violations, 'policy').toEqual([]);
    expectFacts(address, await readFacts(page));
    await page.setViewportSize(NARROW);
    expect.soft(await findOverflow(page), 'overflow').toEqual([]);
    await lookForBarriers(page, address);
    tellVisited(address);
  });
}

/** Looks at a page that stands, in the looks that are its share. */
async function lookForBarriers(page: Page, address: string): Promise<void> {
  const looks = looksOf(address);
  if (looks.length === 0) return;
  // Colours are read as they end up: nothing fades into them.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await answerConsent(page);
  for (const [place, look] of looks.entries()) {
    await wearSized(page, look);
    const barriers = await (place === 0 ? findBarriers(page) : findBarriersAgain(page));
    expect.soft(barriers, `axe, ${nameOfLook(look)}`).toEqual([]);
  }
  if (TYPES.has(address)) await lookForFaintTexts(page);
}

/**
 * A page of each type is looked at in all eight looks, any other in turn and in one, which its
 * address chooses. All looks of all pages are for `npm run test:full`.
 */
function looksOf(address: string): readonly SizedLook[] {
  if (isFull || TYPES.has(address)) return SIZED_LOOKS;
  const runs = isReference(address) ? MADE_RUNS : WRITTEN_RUNS;
  return isInTurn(address, 'look', runs) ? [drawnLook(address)] : [];
}

async function answerConsent(page: Page): Promise<void> {
  const answer = page.getByRole('button', {name: /^(?:Essential only|الضروري فقط)$/});
  if ((await answer.count()) === 0) return;
  // That it can be pressed, other tests see; Playwright would wait for frames to be sure of it.
  await answer.dispatchEvent('click');
  await answer.waitFor({state: 'detached'});
}

/** High contrast, where the system wishes it. */
async function lookForFaintTexts(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, contrast: 'more', reducedMotion: 'reduce'});
    await page.reload();
    await page.locator(`html[data-scheme=${colorScheme}-high-contrast]`).waitFor();
    expect.soft(await findFaintTexts(page), `contrast, ${colorScheme}`).toEqual([]);
  }
}

function expectFacts(address: string, facts: PageFacts): void {
  const {title, h1, metas, canonicals, isIndexed, repeatedIds, silent, heard, mismarked} = facts;
  const own = address === '/' ? '' : '\\S.*\\b';
  expect.soft(title, 'title').toMatch(new RegExp(`${own}${SITE_TITLE}$`));
  expect.soft(h1, 'h1').toBe(1);
  expect.soft(metas, 'head').toEqual({
    description: [expect.stringMatching(/\S{2,}/)],
    'docs:productId': [expect.stringMatching(/^[a-z-]+$/)],
    'docs:productCategoryId': [expect.stringMatching(/^(?:core|docs)$/)],
  });
  expect.soft(canonicals.length, 'canonical').toBe(1);
  // A page of an old version stands for one of the current, a tab of one component for its API page.
  const isItself = isIndexed && !isTab(address);
  const wrong = canonicals.filter((each) => (isItself ? each !== address : !idsOf(each)));
  if (!address.endsWith(MISSING)) expect.soft(wrong, 'canonical').toEqual([]);
  expect.soft(repeatedIds, 'ids').toEqual([]);
  const dead = facts.links.filter((link) => !leadsOn(link));
  expect.soft(dead, 'anchor').toEqual([]);
  expect.soft(silent, 'event').toEqual([]);
  expect.soft(mismarked, 'event').toEqual([]);
  expect.soft(heard, 'event').toBeGreaterThan(FEWEST_CONTROLS);
}

/** Whether a link leads to a page, and to a place in it; or to a file that is no page. */
function leadsOn({pathname, hash}: {pathname: string; hash: string}): boolean {
  if (/\.(?!html$)\w+$/.test(pathname)) return hasBuilt(pathname);
  const ids = idsOf(pathname);
  return ids !== undefined && (hash === '' || ids.has(decodeURIComponent(hash.slice(1))));
}
