import {unpacked} from '../records/terms';
import {stem} from '../text';
import type {Found, TextPart, Terms} from '../types';
import type {Asked} from './ask';
import type {Opened} from './open';
import {keysOf} from './words';

/** A term that is only begun is worth so much of a whole one. */
const BEGUN = 0.6;
/** So many letters make a beginning. */
const SHORTEST = 3;
/** How fast a term stops to count for more where it stands more often. */
const SATURATION = 4;

/** Where the terms of a text begin that a query may need. */
export function partsOf(asked: Asked, parts: readonly TextPart[]): string[] {
  const needed = parts.filter(([first], i) => {
    const next = parts[i + 1]?.[0];
    return asked.stems.some(
      (term) => (next === undefined || term < next) && (first <= term || first.startsWith(term)),
    );
  });
  return needed.map(([, file]) => file);
}

/** What a text is worth for a query: from 0 to 1. */
export interface TextScore {
  text: number;
  /** Whether its page is about a thing that the query names. */
  isAbout: boolean;
  /** How much of its heading and of the query are the same words, silent ones among them. */
  likeness: number;
  /** How much of the query stands in it. */
  coverage: number;
  score: number;
}

/**
 * The texts in which words of a query stand. A word counts the more the fewer texts have it, and
 * texts that have all words count for much more than those that have some.
 *
 * @param loaded the parts that `partsOf` names, as far as they could be loaded
 */
export function searchText(asked: Asked, opened: Opened, loaded: readonly Terms[]): TextScore[] {
  const sums = new Map<number, {worth: number; told: number}>();
  let all = 0;
  for (const [i, term] of asked.stems.entries()) {
    const isLast = i === asked.stems.length - 1;
    const worths = placesOf(term, loaded, isLast && asked.isOpen);
    for (const [text, page] of opened.pageOf.entries()) {
      const context = opened.contexts[page]?.get(term);
      if (context !== undefined) worths.set(text, Math.max(worths.get(text) ?? 0, context));
    }
    const weight = Math.log(1 + opened.texts.length / (1 + worths.size));
    all += weight;
    for (const [text, worth] of worths) {
      const sum = sums.get(text) ?? {worth: 0, told: 0};
      sum.worth += (weight * worth) / (worth + SATURATION);
      sum.told += weight;
      sums.set(text, sum);
    }
  }
  const pages = pagesAbout(asked, opened);
  return [...sums].map(([text, {worth, told}]) => {
    const coverage = told / all;
    const isAbout = pages.has(opened.pageOf[text] ?? -1);
    const likeness = likenessOf(asked.words, opened.headingWords[text] ?? []);
    return {
      text,
      isAbout,
      likeness,
      coverage,
      score: coverage * Math.sqrt(coverage) * (worth / all),
    };
  });
}

/** A heading of so many words that stands in a query as it is tells all of it. */
const PHRASE = 3;

function likenessOf(words: readonly string[], heading: readonly string[]): number {
  const stems = words.map(stem);
  const isPhrase =
    heading.length >= PHRASE && ` ${stems.join(' ')} `.includes(` ${heading.join(' ')} `);
  if (isPhrase) return 1;
  const typed = new Set(stems);
  const same = heading.filter((word) => typed.has(word)).length;
  return same === 0 ? 0 : (same / heading.length) * (same / typed.size);
}

/** The most words that a title has in a query. */
const LONGEST = 4;

/** The pages about what a query names. `table with pagination` is about a table first. */
function pagesAbout({words}: Asked, opened: Opened): ReadonlySet<number> {
  const before = pagesNamed(words.slice(0, Math.max(0, words.indexOf('with'))), opened);
  return before.size > 0 ? before : pagesNamed(words, opened);
}

/** About the longest names, which may hold shorter ones. */
function pagesNamed(words: readonly string[], {about}: Opened): ReadonlySet<number> {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const pages = keysOf(words, length).flatMap((key) => [
      ...(about.get(key) ?? about.get(stem(key)) ?? []),
    ]);
    if (pages.length > 0) return new Set(pages);
  }
  return new Set();
}

function placesOf(term: string, loaded: readonly Terms[], isOpen: boolean): Map<number, number> {
  const worths = new Map<number, number>();
  const add = (values: readonly number[], share: number) => {
    for (const [text, worth] of unpacked(values)) {
      worths.set(text, Math.max(worths.get(text) ?? 0, worth * share));
    }
  };
  for (const terms of loaded) {
    if (Object.hasOwn(terms, term)) add(terms[term] ?? [], 1);
    if (term.length < SHORTEST) continue;
    for (const other of Object.keys(terms)) {
      if (other !== term && other.startsWith(term)) add(terms[other] ?? [], isOpen ? 0.8 : BEGUN);
    }
  }
  return worths;
}

/** The record of a text with the score that it gets. */
export function foundText({text}: TextScore, {texts}: Opened, score: number): Found[] {
  const entry = texts[text];
  return entry ? [{...entry, score}] : [];
}
