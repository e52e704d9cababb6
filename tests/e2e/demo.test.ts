import type {Page} from '@playwright/test';
import {readBuilt} from './support/built';
import {figure, hydrateDemos} from './support/demos';
import {observersAreTold} from './support/observers';
import {expect, hydrated, test} from './support/test';
import type {OpenOptions, Site} from './support/test';
import {holdTimers} from './support/timers';

const BUTTON_PAGE = '/material-ui/react-button/';
/** A window so low that no demo of the page is near it at first. */
const LOW = {width: 1280, height: 200};
/** Of the site, and costs nothing to open. */
const EMPTY = '/manifest.webmanifest';
/** Text that tells the library's code from the site's own. */
const LIBRARY_CODE = /MuiButtonBase|data-emotion/;

/** The scripts that a page asks for from now on. */
interface Scripts {
  /** Paths of those that have the library in them, in order. */
  library: () => string[];
  /** Of how many there has been no answer yet. */
  pending: () => number;
}

function watchScripts(page: Page): Scripts {
  const asked: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    asked.push(new URL(request.url()).pathname);
    pending += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (request.resourceType() === 'script') pending -= 1;
    });
  }
  return {
    // Read from the disk: what the browser had in its cache has no body in its response.
    library: () => asked.filter((script) => LIBRARY_CODE.test(readBuilt(script))),
    pending: () => pending,
  };
}

/** A page that will only be led on, by `page.goto`. */
function openEmpty(site: Site, options: OpenOptions = {}): Promise<Page> {
  return site.open(EMPTY, {hydrates: false, ...options});
}

/** Answers no request for such addresses until what is returned is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test.describe('a demo', () => {
  test('is in the HTML that is served, as the real component, styles and all', () => {
    const html = readBuilt('material-ui/react-button/index.html');
    const [, demo = ''] = html.split('data-demo=BasicButtons');
    expect(demo.slice(0, demo.indexOf('</figure>'))).toMatch(
      /<style data-emotion="css[\s\S]*<button class="[^"]*MuiButton-contained[^>]*>Publish</,
    );
  });

  test('loads none of its code before it is near, and comes alive without moving or changing', async ({
    site,
  }) => {
    const page = await openEmpty(site, {viewport: LOW});
    const scripts = watchScripts(page);
    await page.goto(site.url + BUTTON_PAGE, {waitUntil: 'load'});
    await hydrated(page);
    await observersAreTold(page);
    await expect.poll(scripts.pending).toBe(0);
    expect(scripts.library()).toEqual([]);
    const read = async () => page.locator('[data-demo]').evaluateAll(measureDemos);
    const before = await read();
    expect(before.length).toBeGreaterThan(3);
    await hydrateDemos(page);
    expect(await read()).toEqual(before);
    expect(scripts.library()).not.toEqual([]);
  });

  test('does what it shows', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByText('125 %').waitFor();
    const save = page.locator('[data-demo=SaveButton]');
    const release = await holdTimers(page);
    await save.getByRole('button', {name: 'Save changes'}).click();
    await save.getByText('Saving your changes…').waitFor();
    await release();
    await save.getByText('All changes are saved.').waitFor();
  });

  test('makes up for a click from before any code of the page is there', async ({site}) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*.js');
    await page.goto(site.url + BUTTON_PAGE, {waitUntil: 'commit'});
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByRole('button', {name: 'Zoom in'}).click();
    await zoom.getByText('100 %').waitFor();
    arrive();
    await zoom.getByText('150 %').waitFor();
  });

  for (const [component, name] of [
    ['select', 'BasicSelect'],
    ['autocomplete', 'BasicAutocomplete'],
  ] as const) {
    test(`opens the list of its ${component} that was clicked before any code was there`, async ({
      site,
    }) => {
      const page = await openEmpty(site);
      const arrive = await holdBack(page, '**/*.js');
      await page.goto(`${site.url}/material-ui/react-${component}/`, {waitUntil: 'commit'});
      await page.locator(`[data-demo=${name}]`).getByRole('combobox').click();
      arrive();
      await page.getByRole('listbox').waitFor();
    });
  }

  test('opens the list of a select that is still being pressed as the code arrives', async ({
    site,
  }) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*.js');
    await page.goto(`${site.url}/material-ui/react-select/`, {waitUntil: 'commit'});
    const demo = page.locator('[data-demo=BasicSelect]');
    await demo.getByRole('combobox').hover();
    await page.mouse.down();
    arrive();
    await hydrateDemos(page);
    await demo.getByRole('combobox').hover();
    await page.mouse.up();
    await page.getByRole('listbox').waitFor();
  });

  test('opens in its window what was clicked before the window was there', async ({site}) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*?*demo=*');
    await page.goto(`${site.url}/material-ui/react-dialog/`);
    const demo = page.locator('[data-demo=ResponsiveDialog]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', {name: 'What is new'}).click();
    arrive();
    const window = figure(page, 'ResponsiveDialog').frameLocator('iframe');
    await window.getByRole('dialog', {name: 'What is new in this release'}).waitFor();
  });

  test('leaves the page where its reader has gone, as its window comes', async ({site}) => {
    const page = await openEmpty(site);
    const arrive = await holdBack(page, '**/*?*demo=*');
    await page.goto(`${site.url}/material-ui/react-dialog/`);
    const asked = page.waitForRequest('**/*?*demo=*');
    await page.locator('[data-demo=ResponsiveDialog]').scrollIntoViewIfNeeded();
    await asked;
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    arrive();
    const iframe = figure(page, 'ResponsiveDialog').locator('iframe');
    await iframe.contentFrame().getByRole('button', {name: 'What is new'}).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens in a page of its own as it is shown', async ({site}) => {
    const chosen = 'demo-for=demo-basic-buttons&demo-mode=dark&demo-dir=rtl';
    const page = await site.open(`${BUTTON_PAGE}?${chosen}`);
    const link = figure(page, 'BasicButtons').getByRole('link', {
      name: 'Open in a page of its own',
    });
    const [alone] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await alone.locator('[data-demo=BasicButtons][data-demo-mode=dark][dir=rtl]').waitFor();
  });

  test('does what it shows after a way through other pages as well', async ({site}) => {
    const page = await site.open('/material-ui/react-checkbox/');
    await page.locator('#side-navigation').getByRole('link', {name: 'Button', exact: true}).click();
    await page.locator('[data-demo=ZoomButtonGroup]').scrollIntoViewIfNeeded();
    const zoom = page.getByRole('group', {name: 'Zoom'});
    await zoom.getByRole('button', {name: 'Zoom out'}).click();
    await zoom.getByText('75 %').waitFor();
  });
});

/** Runs in the browser: what a reader sees of the demos, and where on the page. */
function measureDemos(demos: HTMLElement[]) {
  return demos.map((demo) => {
    const {top, left, width, height} = demo.getBoundingClientRect();
    return {text: demo.innerText, top: top + window.scrollY, left, width, height};
  });
}
