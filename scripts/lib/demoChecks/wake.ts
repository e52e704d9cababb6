import type {Page} from '@playwright/test';
import * as inPage from './inPage';
import type {Heard} from './listen';
import type {DemoPage} from './pages';
import type {Tell} from './reporter';

/** Milliseconds for a demo to come alive: what only a fault takes. */
export const DEMO_MS = 20_000;

/** What is known of a page's demos, and who is told what is wrong with one. */
export interface Reporter {
  /** Sizes of the demos before any was woken. */
  served: string[];
  demos: DemoPage['demos'];
  hear: () => Heard[];
  tell: Tell;
}

/** Brings a demo to life as a reader would, and looks at what that does to the page around it. */
export async function wakeDemo(page: Page, index: number, reporter: Reporter) {
  const {hear, tell} = reporter;
  await page.evaluate(inPage.approach, index);
  const before = await page.evaluate(inPage.readOutside);
  await page.evaluate(inPage.wake, index);
  try {
    await page.waitForFunction(inPage.isAlive, index, {timeout: DEMO_MS});
  } catch {
    tell(index, 'renders', `it did not come alive within ${DEMO_MS} ms`);
  }
  await page.evaluate(inPage.rest);
  const after = await page.evaluate(inPage.readOutside);
  await checkLeaks(page, index, tell);
  for (const [name, was] of Object.entries(before.state)) {
    const is = after.state[name];
    if (is !== was) tell(index, 'leak', `${name}: "${was}" became "${is}"`);
  }
  if (after.hasFocus && !before.hasFocus) tell(index, 'focus', 'it takes the focus unasked');
  await checkShift(page, index, reporter);
  for (const {check, what} of hear()) tell(index, check, what);
}

/** Tells of styles that reach the page. @param index of the demo that was woken last */
export async function checkLeaks(page: Page, index: number, tell: Reporter['tell']) {
  for (const {owner, rule} of await page.evaluate(inPage.readLeaks, index)) {
    tell(owner, 'leak', `its style reaches the page: ${rule}`);
  }
}

/**
 * The first demo that is woken takes the styles of all out of their markup: its size is compared
 * with the one that was served.
 */
async function checkShift(page: Page, index: number, {served, demos, tell}: Reporter) {
  const size = (await page.evaluate(inPage.readSizes))[index];
  // What is not served has no size before; whether there was room for it, what is moved tells.
  const isServed = demos[index]?.isServed ?? true;
  if (isServed && size !== served[index]) tell(index, 'shift', `${served[index]} became ${size}`);
  const moved = await page.evaluate(inPage.readShifts, index);
  if (moved.length > 0) tell(index, 'shift', `moved: ${moved.join(', ')}`);
}
