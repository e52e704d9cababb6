import {fold} from '../../_shared/text/fold';

/** Scripts that put no space between words: every two letters beside each other are a term. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** A name as it is compared: `Text field`, `text-field` and `TextField` are one. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Nobody types it: `The sx prop`, `Create a theme`. */
const ARTICLES = /(?<![\p{L}\p{N}])(?:the|an?)\s+(?=[\p{L}\p{N}])/giu;

/** A name, or what may be one, as names are compared. */
export function keyOf(name: string): string {
  return compact(name.replace(ARTICLES, ''));
}

/** The words of a text, folded; scripts without spaces in pairs of letters. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(pairsOf);
}

function pairsOf(word: string): string[] {
  const spaced = word.replace(UNSPACED, ' ');
  if (spaced === word) return [word];
  const runs = word.match(UNSPACED) ?? [];
  return [...spaced.split(' ').filter(Boolean), ...runs.flatMap(twoByTwo)];
}

function twoByTwo(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return [run];
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

/** The parts of a name that is written as one word. @example 'TextField' → 'text', 'field' */
export function humpsOf(name: string): string[] {
  return wordsOf(
    name.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 '),
  );
}

/** Ends that say nothing of what a word means, in English; longest first. */
const ENDS = /(?:ings?|ed|es|s|e)$/;
/** Ends of what is made of another word: `accessibility` of `accessible`, `translation` of `translate`. */
const MADE: readonly [end: RegExp, of: string][] = [
  [/ilit(?:y|ies)$/, 'l'],
  [/(?<=.{4})ions?$/, ''],
];

/**
 * A word without its end, so that `disable`, `disabled` and `disabling` are one. Words of other
 * languages than English mostly stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || word.endsWith('ss')) return word;
  const singular = word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word;
  const made = MADE.find(([end]) => end.test(word));
  if (made) return word.replace(...made);
  const bare = singular.replace(ENDS, '');
  if (bare.length < 3 || !/[aeiouy]/.test(bare)) return singular.replace(/s$/, '');
  // What was doubled before the end: `stopped`, but not `adding`.
  return /(?:ing|ed)$/.test(singular) && bare.length > 3
    ? bare.replace(/([bdgmnprt])\1$/, '$1')
    : bare;
}

/** The terms by which a text is found: its words, and the parts of names in it, without their ends. */
export type TermsReader = (text: string) => string[];

/** Reads many texts: what stands in several of them is looked at once. */
export function createTermsReader(): TermsReader {
  const known = new Map<string, string[]>();
  return (text) =>
    text.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((piece) => {
      const terms = known.get(piece) ?? termsOf(piece);
      known.set(piece, terms);
      return terms;
    });
}

function termsOf(piece: string): string[] {
  const whole = wordsOf(piece);
  const parts = humpsOf(piece);
  return (parts.length > 1 ? [...whole, ...parts] : whole).map(stem);
}
