import type {Page} from '@playwright/test';
import {hydrateDemos} from './support/demos';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';
import {expect, test} from './support/test';
import type {Site} from './support/test';

/** A4 at 96 px to the inch, less margins of 2 cm on both sides. */
const PAPER = {width: 643, height: 970};
/** A page of all constructs, links to other sites among them. */
const MARKDOWN_PAGE = '/experiments/docs/markdown/';
const ADDRESSES = [
  TEXT_PAGE,
  BUTTON_PAGE,
  `${BUTTON_PAGE}components-api/`,
  MARKDOWN_PAGE,
  '/vitrine/authoring/',
];

for (const address of ADDRESSES) {
  test(`${address}, printed from dark mode`, async ({site}) => {
    const page = await openOnPaper(site, address);
    await test.step('is black on white', async () => {
      expect.soft(await page.evaluate(readPaper)).toEqual([]);
    });
    await test.step('has nothing of the frame around it', async () => {
      expect.soft(await readFrame(page)).toEqual([]);
      expect.soft(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true);
    });
    await test.step('clips nothing', async () => {
      expect.soft(await page.evaluate(readClipped)).toEqual([]);
    });
    await test.step('shows what is folded on the screen', async () => {
      expect.soft(await page.evaluate(readFolded)).toEqual([]);
    });
    await test.step('tells where links to other sites lead', async () => {
      const links = await readLinks(page);
      if (address === MARKDOWN_PAGE) expect.soft(links.length).toBeGreaterThan(0);
      expect.soft(links.filter(({isTold}) => !isTold)).toEqual([]);
    });
    if (address !== BUTTON_PAGE) return;
    await test.step('makes a document', async () => {
      const document = await page.pdf({format: 'A4'});
      expect.soft(document.subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}

async function openOnPaper(site: Site, address: string): Promise<Page> {
  const page = await site.open(`${address}?mode=dark`, {
    reducedMotion: 'reduce',
    viewport: PAPER,
  });
  await hydrateDemos(page);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  return page;
}

/** What is shown of the frame around the text. */
function readFrame(page: Page): Promise<string[]> {
  return page
    .locator('body > * > header, body > * > footer, nav, [data-needs], dialog, [popover]')
    .filter({visible: true})
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));
}

/** Links of the text to other sites, and whether the paper tells their addresses. */
function readLinks(page: Page): Promise<{address: string; isTold: boolean}[]> {
  return page
    .locator('main .markdown p a[href^="https://"]')
    .filter({visible: true})
    .evaluateAll((all) =>
      all.map((link) => {
        const address = link.getAttribute('href') ?? '';
        return {address, isTold: getComputedStyle(link, '::after').content.includes(address)};
      }),
    );
}

/** Runs in the browser: texts outside demos that are light, and surfaces that are dark. */
function readPaper(): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const read = (color: string) => {
    if (!context) return {light: NaN, alpha: NaN};
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return {light: (red + green + blue) / 765, alpha: alpha / 255};
  };
  const root = read(getComputedStyle(document.documentElement).backgroundColor);
  const faults = root.light > 0.99 ? [] : ['the paper is not white'];
  for (const element of document.querySelectorAll('body, main, main *')) {
    if (element.closest('[data-demo]') || !element.checkVisibility()) continue;
    if (element instanceof SVGElement) continue;
    const {color, backgroundColor} = getComputedStyle(element);
    const surface = read(backgroundColor);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const label = `${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`;
    if (hasText && read(color).light > 0.45) faults.push(`${label} is written in ${color}`);
    if (surface.alpha > 0.1 && surface.light < 0.85)
      faults.push(`${label} is on ${backgroundColor}`);
  }
  return faults;
}

/** Runs in the browser: what is wider than the paper, or scrolls in a frame of its own. */
function readClipped(): string[] {
  const {clientWidth} = document.documentElement;
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && !element.closest('[data-demo], svg'))
    .filter((element) => {
      const {overflowX, overflowY, position, clipPath} = getComputedStyle(element);
      // What is for screen readers alone is clipped on purpose.
      if (position === 'absolute' || position === 'fixed' || clipPath !== 'none') return false;
      const {right, left} = element.getBoundingClientRect();
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      return right > clientWidth + 1 || left < -1 || isCut;
    })
    .map((element) => element.outerHTML.slice(0, 140));
}

/** Runs in the browser: closed details whose content is not on the paper, and folded code. */
function readFolded(): string[] {
  return [...document.querySelectorAll('main details:not([open])')]
    .filter((details) => details.checkVisibility() && !details.closest('[data-demo], nav'))
    .filter((details) =>
      [...details.children].some(
        (child) =>
          child.tagName !== 'SUMMARY' &&
          // Not `checkVisibility`, which takes what is closed for hidden whatever its style is.
          child.getBoundingClientRect().height === 0 &&
          getComputedStyle(child).display !== 'none',
      ),
    )
    .map((details) => details.outerHTML.slice(0, 140));
}
