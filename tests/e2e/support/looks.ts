import type {Page} from '@playwright/test';
import {draw} from './draw';
import {LOOKS, wear} from './modes';
import type {Look} from './modes';
import {DESKTOP, PHONE} from './places';

/** A look, in a window of a width. */
export interface SizedLook extends Look {
  viewport: {width: number; height: number};
}

/** Both widths in both modes and both directions. What stands opposite has all three different. */
export const SIZED_LOOKS: readonly SizedLook[] = [
  ...LOOKS.map((look) => ({...look, viewport: PHONE})),
  ...LOOKS.map((look) => ({...look, viewport: DESKTOP})).reverse(),
];

/** The one of the eight looks that an address draws. */
export function drawnLook(address: string): SizedLook {
  const place = draw(address, SIZED_LOOKS.length);
  const look = SIZED_LOOKS[place];
  if (!look) throw new Error(`There is no look ${place}`);
  return look;
}

/** Changes width, mode and direction of an open page, and goes to where reading begins. */
export async function wearSized(page: Page, look: SizedLook): Promise<void> {
  await page.setViewportSize(look.viewport);
  // Further down the header lies over whatever is there.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await wear(page, look);
}

/** A look as messages say it. */
export function nameOfLook({viewport, mode, direction}: SizedLook): string {
  return `${viewport.width} px, ${mode}, ${direction}`;
}
