import {keyOf, stem, wordsOf} from '../text';
import {ASKING, CHANGE, HINTS, LEADING, SILENT} from './words';
import type {Kind} from '../types';

/** Beyond these nothing is read: what is pasted by mistake must not hold up typing. */
const LONGEST = {query: 200, words: 12, word: 40};

/** A query, read. */
export interface Asked {
  /** Its words, folded, in their order. */
  words: string[];
  /** All of it as names are compared. */
  key: string;
  /** Words that mean something. */
  loud: string[];
  /** The same without those that say what kind of thing is looked for. */
  telling: string[];
  /** The same without their ends, each once. */
  stems: string[];
  /** The last word may go on: it is still being typed. */
  isOpen: boolean;
  /** Typed as words, not as a name: `hide on mobile`, but not `MuiChip-label`. */
  isWorded: boolean;
  /** A question, or a task in words: those who explain come before what lists. */
  isTask: boolean;
  /** The way from one version to another is asked for. */
  isOfChange: boolean;
  /** The version that the way leads to, as `v7`. */
  target: string | undefined;
  /** Kinds of rows that a word asks for: `prop`, `class`. */
  hints: ReadonlySet<Kind>;
}

/** Reads what was typed; any text will do. */
export function ask(query: string): Asked {
  const text = query.slice(0, LONGEST.query);
  const words = toNext(wordsOf(text))
    // What is said twice in a row says no more.
    .filter((word, i, all) => word !== all[i - 1])
    .slice(0, LONGEST.words)
    .map((word) => word.slice(0, LONGEST.word));
  const loud = words.filter((word) => !SILENT.has(word));
  const named = loud.filter((word) => !HINTS.has(word));
  // `components prop`: of two such words the last one tells the kind.
  const bare = named.length === 0 ? loud.slice(0, -1) : named;
  const asks = ASKING.has(words[0] ?? '') || /[?？؟]\s*$/.test(text);
  const leads = words.some((word) => LEADING.has(word)) && bare.length > 1;
  const isTask = (asks || leads || loud.length > 4 || isProse(words)) && words.length > 1;
  const [telling = words] = [isTask ? loud : bare, loud].filter((list) => list.length > 0);
  return {
    words,
    loud: loud.length > 0 ? loud : words,
    key: keyOf(text),
    telling,
    stems: [...new Set(telling.map(stem))],
    isOpen: /[\p{L}\p{N}]$/u.test(text),
    isWorded: /\s/.test(text.trim()),
    isTask,
    isOfChange: words.some((word) => CHANGE.test(word)),
    target: words.findLast((word) => word.startsWith('v') && VERSION.test(word)),
    hints: new Set(loud.flatMap((word) => HINTS.get(word) ?? [])),
  };
}

/** The way from a version is told where the next one is: `upgrade from v6`; `from v6 to v7` is that to 7. */
function toNext(words: readonly string[]): string[] {
  const hasEnd = words.some((word, i) => words[i - 1] === 'to' && VERSION.test(word));
  return words.flatMap((word, i) => {
    const [, mark, major] = VERSION.exec(word) ?? [];
    if (words[i - 1] !== 'from' || major === undefined) return [word];
    return hasEnd ? [] : [`${mark}${Number(major) + 1}`];
  });
}

const VERSION = /^(v?)(\d{1,3})$/;

/** So many words, and so many of them silent, make a sentence: "edit a demo in the browser". */
const PROSE = {words: 5, silent: 2};

function isProse(words: readonly string[]): boolean {
  const silent = words.filter((word) => SILENT.has(word));
  return words.length >= PROSE.words && silent.length >= PROSE.silent;
}
