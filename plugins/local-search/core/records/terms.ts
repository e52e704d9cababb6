import {createTermsReader} from '../text';
import type {TermsReader} from '../text';
import type {Terms} from '../types';

/** What a word is worth in a heading, and at most in what stands under it, by how often it does. */
const WORTH = {heading: 6, body: 5};
const MOST = 16;

/** A long text has many words often, and is about none of them; in words. */
const LONG = {rather: 300, very: 800};

/** Letters of JSON in one part: what a word costs at most to be looked up. */
const PART = 24_000;

/** A text of the index: what stands over it, and what it says. */
export interface Text {
  heading: string;
  body: string;
}

/** Terms of the texts, sorted by code unit, cut into parts that are loaded one by one. */
export function textParts(texts: readonly Text[]): Terms[] {
  const terms = new Map<string, [text: number, worth: number][]>();
  const read = createTermsReader();
  for (const [number, text] of texts.entries()) {
    for (const [term, worth] of worthsOf(text, read)) {
      const places = terms.get(term) ?? [];
      places.push([number, worth]);
      terms.set(term, places);
    }
  }
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return cut(sorted.map(([term, places]) => [term, packed(places)]));
}

function worthsOf({heading, body}: Text, read: TermsReader): Map<string, number> {
  const worths = new Map<string, number>();
  const terms = read(body);
  const most = terms.length > LONG.very ? 1 : terms.length > LONG.rather ? 3 : WORTH.body;
  for (const term of terms) worths.set(term, Math.min((worths.get(term) ?? 0) + 1, most));
  for (const term of new Set(read(heading))) {
    worths.set(term, (worths.get(term) ?? 0) + WORTH.heading);
  }
  return worths;
}

/** Each place in one number: how far it is from the one before, and its worth. */
function packed(places: readonly [number, number][]): number[] {
  let before = 0;
  return places.map(([number, worth]) => {
    const value = (number - before) * MOST + worth - 1;
    before = number;
    return value;
  });
}

/** The places of a term, taken apart. */
export function unpacked(values: readonly number[]): [text: number, worth: number][] {
  let number = 0;
  return values.map((value) => {
    number += Math.floor(value / MOST);
    return [number, (value % MOST) + 1];
  });
}

function cut(sorted: readonly [string, number[]][]): Terms[] {
  const parts: [string, number[]][][] = [];
  let left = 0;
  for (const entry of sorted) {
    const length = JSON.stringify(entry).length;
    if (length > left) {
      parts.push([]);
      left = PART;
    }
    parts.at(-1)?.push(entry);
    left -= length;
  }
  return parts.map((entries) => Object.fromEntries(entries));
}
