/** The most characters of a description: what search engines show of it. */
export const MAX_DESCRIPTION = 160;

/** `e.g.`, `U.S.` and their like: a full stop that ends a word, not a sentence. */
const ABBREVIATION = /(?:^|\P{L})(?:\p{L}|etc|vs|cf|incl|approx)\.$/iu;
const SENTENCE_END = /[.!?…]["'”’)\]]*$/u;
const SENTENCE_START = /^["'“‘([]*\p{Lu}/u;

/**
 * What keeps a text from being a description, as the end of a sentence about it, or `undefined`.
 *
 * @example 'One. Two.' → 'has more than one sentence'
 */
export function descriptionFault(text: string): string | undefined {
  const {length} = Array.from(text);
  if (length > MAX_DESCRIPTION) return `is ${length} characters long`;
  if (text.includes('\n')) return 'has more than one line';
  return hasSecondSentence(text) ? 'has more than one sentence' : undefined;
}

/** Lenient on purpose: a wrong accusation costs an author more than a second sentence costs a reader. */
function hasSecondSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return words.some((word, index) => {
    const next = words[index + 1];
    if (next === undefined || !SENTENCE_START.test(next)) return false;
    return SENTENCE_END.test(word) && !ABBREVIATION.test(word);
  });
}

/** A text cut at a word's end, with `…`, to at most {@link MAX_DESCRIPTION} characters. */
export function shorten(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_DESCRIPTION) return text;
  const room = characters.slice(0, MAX_DESCRIPTION).join('');
  const words = room.slice(0, room.lastIndexOf(' '));
  const kept = room.includes(' ') ? words : characters.slice(0, MAX_DESCRIPTION - 1).join('');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
