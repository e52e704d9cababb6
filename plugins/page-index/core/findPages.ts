import {fold} from './text';
import type {IndexedPage} from './types';

/** How well a word of the query fits a page, best first; they are added up over the words. */
const RANKS = {wordPrefix: 0, substring: 1, subsequence: 2, path: 3};

/** Two letters are a subsequence of nearly every title. */
const SHORTEST_SUBSEQUENCE = 3;

/** Longer than any title: what is pasted by mistake must not hold up typing. */
const LONGEST_QUERY = 100;

/**
 * The pages that a query means, best first. Case and diacritics do not count. Each word of the
 * query has to fit: as the beginning of a word of the title, within the title, by its letters in
 * order, or as the beginning of a word of the path. Among equals shorter titles come first, then the order given.
 *
 * @param query what was typed; nothing typed finds every page
 * @param pages all pages, in the order of preference
 * @param limit the most pages returned
 */
export function findPages(
  query: string,
  pages: readonly IndexedPage[],
  limit: number,
): IndexedPage[] {
  const text = fold(query.slice(0, LONGEST_QUERY)).trim();
  if (text === '') return pages.slice(0, limit);
  const words = text.split(/\s+/);
  return pages
    .flatMap((page) => {
      const rank = pageRank(page, words);
      return rank === undefined ? [] : [{page, rank}];
    })
    .sort((a, b) => a.rank - b.rank || a.page.title.length - b.page.title.length)
    .slice(0, limit)
    .map(({page}) => page);
}

/** `undefined` where some word does not fit. */
function pageRank({title, path}: IndexedPage, words: readonly string[]): number | undefined {
  const folded = {title: fold(title), path: fold(path)};
  const ranks = words.map((word) => wordRank(word, folded));
  return ranks.reduce(
    (sum, rank) => (sum === undefined || rank === undefined ? undefined : sum + rank),
    0,
  );
}

function wordRank(word: string, {title, path}: {title: string; path: string}): number | undefined {
  if (begins(title, word)) return RANKS.wordPrefix;
  if (title.includes(word)) return RANKS.substring;
  if (word.length >= SHORTEST_SUBSEQUENCE && isSubsequence(word, title)) return RANKS.subsequence;
  return begins(path, word) ? RANKS.path : undefined;
}

/** Whether some word of a text begins so; a query may hold what separates words, as `react-b`. */
function begins(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at === -1) return false;
  return /[\p{L}\p{N}]$/u.test(text.slice(0, at)) ? begins(text.slice(at + 1), word) : true;
}

function isSubsequence(word: string, title: string): boolean {
  let at = -1;
  return [...word].every((letter) => (at = title.indexOf(letter, at + 1)) !== -1);
}
