import path from 'node:path';

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
export const HEIGHTS = {390: 844, 768: 1024, 1440: 900};

/** Modes and directions, in the order in which the sheet shows them. */
export const LOOKS = /** @type {const} */ ([
  {mode: 'light', direction: 'ltr'},
  {mode: 'dark', direction: 'ltr'},
  {mode: 'light', direction: 'rtl'},
  {mode: 'dark', direction: 'rtl'},
]);

/**
 * @typedef {object} Picture
 * @property {string} name of its file, without `.png`
 * @property {{name: string, title: string, address: string, opens?: string}} page
 * @property {number} width of the window, in pixels
 * @property {number} height of the window, in pixels
 * @property {'light' | 'dark'} mode
 * @property {'ltr' | 'rtl'} direction
 */

/**
 * All pictures there are, page by page, from narrow to wide.
 *
 * @returns {Picture[]}
 */
export function listPictures() {
  return PAGES.flatMap((page) =>
    Object.entries(HEIGHTS).flatMap(([width, height]) =>
      LOOKS.map((look) => {
        const name = [page.name, width, look.mode, look.direction].join('-');
        return {name, page, width: Number(width), height, ...look};
      }),
    ),
  );
}

/**
 * Takes one picture, of the whole page: fonts loaded, demos alive, nothing moving.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Picture} picture
 * @param {{origin: string, folder: string}} places of the served site and of the pictures
 */
export async function takePicture(browser, {name, page, width, height, ...look}, places) {
  const viewport = {width, height};
  const context = await browser.newContext({viewport, reducedMotion: 'reduce'});
  const tab = await context.newPage();
  const search = `?mode=${look.mode}&dir=${look.direction}`;
  await tab.goto(`${places.origin}${page.address}${search}`);
  await tab.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await comeToRest(tab);
  if (page.opens) await tab.getByRole('button', {name: page.opens, exact: true}).click();
  const file = path.join(places.folder, `${name}.png`);
  await tab.screenshot({path: file, fullPage: true, animations: 'disabled', caret: 'hide'});
  await context.close();
}

/**
 * Scrolls through a page as a reader would, so that what waits to be seen appears, and back.
 *
 * @param {import('playwright-core').Page} page
 */
async function comeToRest(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
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
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 500}));
  });
}

/** Whether React has taken over every demo: it leaves a mark on the elements that it owns. */
function isAlive() {
  return [...document.querySelectorAll('[data-demo]')].every((demo) =>
    [...demo.querySelectorAll(':scope > div > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}
