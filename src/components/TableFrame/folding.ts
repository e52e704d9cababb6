import type {CSSProperties, ReactNode} from 'react';
import {cellsOf, headsOf} from './parts';

/** With fewer columns the last has room beside them, even on a phone. */
const FEWEST = 4;
/** The style sheet has a rule for each column behind the first. */
const MOST = 6;
/** Letters of what is read as a sentence, not as a value to compare. */
const SENTENCE = 48;

/**
 * How a table folds up where it is narrow: each row becomes a card, its last cell a paragraph, and
 * the cells between say their column's head, which the sheet takes from here. Tables of values stay
 * tables, since they are there to be compared.
 *
 * @returns `undefined` for a table that does not fold
 */
export function foldingOf(children: ReactNode): CSSProperties | undefined {
  const heads = headsOf(children);
  if (heads.length < FEWEST || heads.length > MOST) return undefined;
  const ends = cellsOf(children).map((row) => row[heads.length - 1] ?? '');
  if (!ends.some((text) => text.length >= SENTENCE)) return undefined;
  const between = heads.slice(1, -1).filter((head) => head !== '');
  if (between.length < heads.length - 2) return undefined;
  return Object.fromEntries(between.map((head, at) => [`--v-head-${at + 2}`, cssText(head)]));
}

function cssText(text: string): string {
  return `"${text.replaceAll(/\s+/g, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
