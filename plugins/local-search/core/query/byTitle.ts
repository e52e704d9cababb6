import type {Found, Kind} from '../types';
import type {Asked} from './ask';
import type {Opened} from './open';
import {keysOf} from './words';

/** Guides alone: beside a component's name stands a row of it, which is found by its owner. */
const GUIDES: ReadonlySet<Kind> = new Set(['page', 'migration']);
/** By the words of the title: more of them are hardly there by chance. */
const WORTH = {one: 330, more: 540};
/** The most words that a title has in a query. */
const LONGEST = 5;

/**
 * Guides whose title stands in the query, with more beside it: `dark mode toggle`. A question finds
 * its guide by its text.
 */
export function findTitled({words, isTask}: Asked, {names}: Opened): Found[] {
  if (isTask) return [];
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const found = keysOf(words, length).flatMap(
      (key) => names.get(key)?.entries.filter(({kind}) => GUIDES.has(kind)) ?? [],
    );
    const score = length > 1 ? WORTH.more : WORTH.one;
    if (found.length > 0) return found.map((entry) => ({...entry, score}));
  }
  return [];
}
