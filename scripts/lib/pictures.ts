import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {hydrated} from './hydrated';

/** Types of pages, by the names that their pictures bear. */
export const PAGES = [
  {name: 'home', title: 'Home', address: '/'},
  {name: 'product', title: 'Product', address: '/material-ui/'},
  {name: 'components', title: 'Component index', address: '/material-ui/all-components/'},
  {name: 'component', title: 'Component', address: '/material-ui/react-button/'},
  {name: 'api', title: 'Components API', address: '/material-ui/react-button/components-api/'},
  {name: 'hook', title: 'Hooks API', address: '/material-ui/react-autocomplete/hooks-api/'},
  {name: 'guide', title: 'Guide', address: '/vitrine/authoring/'},
  {name: 'versions', title: 'Versions', address: '/versions/'},
  {name: 'missing', title: 'Page not found', address: '/material-ui/react-buton/'},
  {name: 'markdown', title: 'Markdown', address: '/experiments/docs/markdown/'},
  {name: 'old-version', title: 'Old version', address: '/material-ui/v6/getting-started/usage/'},
  {name: 'settings', title: 'Settings', address: '/material-ui/react-button/', opens: 'Settings'},
];

/** Window widths in pixels, and the height of the first screen at each. */
const HEIGHTS = {390: 844, 768: 1024, 1440: 900};

/** Modes and directions, in the order in which the sheet shows them. */
export const LOOKS = [
  {mode: 'light', direction: 'ltr'},
  {mode: 'dark', direction: 'ltr'},
  {mode: 'light', direction: 'rtl'},
  {mode: 'dark', direction: 'rtl'},
] as const;

export interface Picture {
  /** Of its file, without `.png`. */
  name: string;
  page: {name: string; title: string; address: string; opens?: string};
  /** Of the window, in pixels. */
  width: number;
  /** Of the window, in pixels. */
  height: number;
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** All pictures there are, page by page, from narrow to wide. */
export function listPictures(): Picture[] {
  return PAGES.flatMap((page) =>
    Object.entries(HEIGHTS).flatMap(([width, height]) =>
      LOOKS.map((look) => {
        const name = [page.name, width, look.mode, look.direction].join('-');
        return {name, page, width: Number(width), height, ...look};
      }),
    ),
  );
}

/** Where settings are kept, by the names of a look's parts. */
const KEYS = {mode: 'vitrine-mode', direction: 'vitrine-direction'} as const;

/**
 * Takes pictures of a page, each of the whole of it: fonts loaded, demos alive, nothing moving. The
 * page is opened once; width, mode and direction change in it, as a reader changes them.
 *
 * @param pictures of one page
 * @param places of the served site and of the pictures
 */
export async function takePictures(
  context: BrowserContext,
  pictures: readonly Picture[],
  {origin, folder}: {origin: string; folder: string},
) {
  const [first] = pictures;
  if (!first) return;
  const tab = await context.newPage();
  await tab.goto(origin + first.page.address);
  await hydrated(tab);
  for (const {name, width, height, ...look} of pictures) {
    await tab.setViewportSize({width, height});
    await wear(tab, look);
    await comeToRest(tab);
    if (first.page.opens) await openByName(tab, first.page.opens);
    const file = path.join(folder, `${name}.png`);
    await tab.screenshot({path: file, fullPage: true, animations: 'disabled', caret: 'hide'});
  }
  await tab.close();
}

async function wear(tab: Page, {mode, direction}: Pick<Picture, 'mode' | 'direction'>) {
  await tab.evaluate(
    (settings) => {
      for (const [key, newValue] of settings) {
        localStorage.setItem(key, newValue);
        // As the browser tells of it when another tab has written.
        dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
      }
    },
    [
      [KEYS.mode, mode],
      [KEYS.direction, direction],
    ] as [string, string][],
  );
  await tab.locator(`html[data-theme=${mode}][dir=${direction}]`).waitFor({state: 'attached'});
}

/** Opens what a button opens, where it is not open yet. */
async function openByName(tab: Page, name: string) {
  if (await tab.getByRole('dialog', {name}).isVisible()) return;
  await tab.getByRole('button', {name, exact: true}).click();
  await tab.getByRole('dialog', {name}).waitFor();
}

/** Scrolls through a page as a reader would, so that what waits to be seen appears, and back. */
async function comeToRest(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({top, behavior: 'instant'});
      await frame();
    }
  });
  await page.waitForFunction(isAlive);
  await page.evaluate(async () => {
    // A lazy picture that is not shown is not loaded either, and never decoded.
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
    scrollTo({top: 0, behavior: 'instant'});
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/**
 * Whether React has taken over every demo: it leaves a mark on the elements that it owns. What runs
 * in a window stays in the page as it was served.
 */
function isAlive() {
  return [...document.querySelectorAll(':not([data-windowed]) > [data-demo]')].every((demo) =>
    [...demo.querySelectorAll(':scope > div > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}
