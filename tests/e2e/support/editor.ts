import {expect} from '@playwright/test';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {BUTTON_PAGE} from './pages';
import type {OpenOptions, Site} from './site';

/** The demo that is edited where no other is named, and the frame in which edited code runs. */
export const DEMO = 'BasicButtons';
export const RUNNING = 'iframe[src*="demo-runner"]';

/** Shows a button that says "Mine". */
export const GOOD = `import Button from '@mui/material/Button';

export default () => <Button>Mine</Button>;
`;

export interface Editor {
  page: Page;
  figure: Locator;
  /** Where the code is typed. */
  code: Locator;
  /** What is wrong with it. */
  problem: Locator;
  /** What is typed, as it runs; a demo may have a window of its own beside it. */
  demo: FrameLocator;
  /** Puts another text in place of the code. */
  write: (text: string) => Promise<void>;
}

/** What of a page is under test. */
export interface Opened extends OpenOptions {
  /** Default: {@link BUTTON_PAGE}. */
  address?: string;
  /** Name of the demo. Default: {@link DEMO}. */
  name?: string;
}

/** Opens the editor of a demo. Its page gives edited code all the time that it takes. */
export async function openEditor(
  site: Site,
  {address = BUTTON_PAGE, name = DEMO, ...options}: Opened = {},
): Promise<Editor> {
  const page = await site.open(address, options);
  await page.evaluate(watchByHand);
  const figure = figureOf(page, name);
  await figure.getByRole('button', {name: 'Edit the code'}).click();
  return editorOf(page, figure);
}

/** A demo with all that is below it. */
export function figureOf(page: Page, name = DEMO): Locator {
  return page.locator('figure', {has: page.locator(`[data-demo="${name}"]`)}).first();
}

/** The editor of a demo that is open, or opens. */
export async function editorOf(page: Page, figure: Locator): Promise<Editor> {
  const code = figure.getByRole('textbox', {name: /^Code of \w+\.tsx$/});
  await code.waitFor();
  return {
    page,
    figure,
    code,
    problem: figure.locator('[data-demo-editor] [role=status]'),
    demo: figure.frameLocator(RUNNING),
    async write(text) {
      await code.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** The page's watch over the document that runs edited code, as the test has it in hand. */
interface Watch {
  /** Lets a second go by, in which the document is asked whether it still answers. */
  second: () => void;
  /** Answers so far. */
  pongs: number;
}

/** Clicks on what never comes back. */
export async function clickToHang(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()));
}

/** Lets as much time go by as a document may take to answer, and more, until it is taken away. */
export async function outwait(page: Page): Promise<void> {
  const frame = await page.locator(RUNNING).elementHandle();
  await expect(async () => {
    const isThere = await page.evaluate((element) => {
      const {watch} = window as unknown as {watch: Watch};
      // What takes its place is given time.
      if (element?.isConnected) for (let each = 0; each < 5; each += 1) watch.second();
      return element?.isConnected;
    }, frame);
    expect(isThere).toBe(false);
  }).toPass();
}

/** Lets as much time go by while the document answers each time that it is asked. */
export async function outwaitAnswers(page: Page): Promise<void> {
  for (let seconds = 0; seconds < 5; seconds += 1) {
    const before = await page.evaluate(() => {
      const {watch} = window as unknown as {watch: Watch};
      const {pongs} = watch;
      watch.second();
      return pongs;
    });
    await page.waitForFunction(
      (pongs) => (window as unknown as {watch: Watch}).watch.pongs > pongs,
      before,
    );
  }
}

/**
 * Runs in the page. Its intervals ring, and its stopwatch goes on, by {@link Watch.second} alone.
 * The frames keep their own time: those that hang could not be told of another.
 */
function watchByHand(): void {
  const rings = new Map<number, () => void>();
  let count = 0;
  let now = performance.now();
  const watch = {
    pongs: 0,
    second() {
      now += 1000;
      for (const ring of [...rings.values()]) ring();
    },
  };
  window.addEventListener('message', ({data}) => {
    if ((data as {type?: unknown} | null)?.type === 'pong') watch.pongs += 1;
  });
  performance.now = () => now;
  Object.assign(window, {
    watch,
    setInterval(ring: () => void) {
      count += 1;
      rings.set(count, ring);
      return count;
    },
    clearInterval(id: number) {
      rings.delete(id);
    },
  });
}
