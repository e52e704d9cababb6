import {darken, getContrastRatio, lighten} from '@mui/system/colorManipulator';
import {toOpaque} from './color';
import type {Theme} from './schemes';

/** How finely a colour is moved; below it nobody sees a step. */
const STEP = 0.01;

/** The library rounds luminance to three digits: a little more than asked holds without rounding. */
const MARGIN = 1.02;

/** The smallest contrast of a colour on any of the backgrounds. */
export function worstContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => getContrastRatio(color, background)));
}

/**
 * The colour nearest to the given one that is readable on all backgrounds: darker and darker on
 * light ones, lighter and lighter on dark ones, so that its hue stays.
 *
 * @param color where to begin; returned as it is where it does
 * @param backgrounds all that may lie behind it
 * @param ratio the least contrast, such as 4.5
 * @param theme whether the backgrounds are light or dark
 * @returns `#rrggbb`, or `color()` where that was given; black or white where nothing else does
 */
export function readableColor(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
  theme: Theme,
): string {
  const move = theme === 'light' ? darken : lighten;
  for (let step = 0; step * STEP < 1; step += 1) {
    const moved = toOpaque(move(color, step * STEP));
    if (worstContrast(moved, backgrounds) >= ratio * MARGIN) return moved;
  }
  return theme === 'light' ? '#000000' : '#ffffff';
}
