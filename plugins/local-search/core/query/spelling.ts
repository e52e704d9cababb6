import {distance, mayDiffer} from '../distance';
import type {Asked} from './ask';
import {HINTS, SILENT} from './words';
import type {Opened} from './open';

/**
 * The query with each word that no name has replaced by the nearest that one has.
 *
 * @param isInText whether a text has the word: then it is none that is misspelt
 * @returns `undefined` where nothing is near enough
 */
export function corrected(
  {words, key}: Asked,
  all: readonly Opened[],
  isInText: (word: string) => boolean,
): string | undefined {
  const known = new Set(all.flatMap(({names: named}) => [...named.keys()]));
  // What is a name without its spaces is none that is misspelt.
  const whole = known.has(key) ? undefined : nearestOf(key, [...known], mayDiffer(key.length));
  const vocabulary = all.flatMap(({words: own}) => own());
  const parts = new Set(vocabulary);
  const isKnown = (word: string) =>
    SILENT.has(word) || HINTS.has(word) || parts.has(word) || isInText(word);
  const unknown = [...new Set(words)].filter((word) => !isKnown(word)).slice(0, MOST);
  const near = new Map(
    unknown.map((word) => [word, nearestOf(word, vocabulary, mayDiffer(word.length))]),
  );
  const mended = words.map((word) => near.get(word) ?? word);
  const isMended = mended.some((word, i) => word !== words[i]);
  if (whole !== undefined && words.length > 1) return whole;
  return isMended ? mended.join(' ') : whole;
}

/** The names nearest to what was typed, best first, however far: for where nothing was found. */
export function nearestNames(asked: Asked, all: readonly Opened[], limit: number): string[] {
  const {key} = asked;
  if (key === '') return [];
  const far = Math.max(2, Math.floor(key.length / 2));
  const names = all.flatMap(({names: named}) =>
    [...named.values()].filter(({entries: [first]}) => first && NAMING.has(first.kind)),
  );
  const near = names
    .map((named) => ({named, far: distance(key, named.key, far)}))
    .filter((each) => each.far <= far)
    .sort((a, b) => a.far - b.far || (a.named.key < b.named.key ? -1 : 1));
  return [...new Set(near.map(({named}) => named.entries[0]?.name ?? ''))].slice(0, limit);
}

/** The most words of a query that are mended. */
const MOST = 4;

const NAMING: ReadonlySet<string> = new Set(['component', 'api', 'hook', 'page']);

/** Hardly anybody misspells the first letter, but for one that is exchanged, or put before it. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || a[1] === b[0] || a[0] === b[1];
}

function nearestOf(word: string, known: readonly string[], limit: number): string | undefined {
  let best: {word: string; far: number} | undefined;
  if (limit === 0) return undefined;
  for (const other of known) {
    if (!beginsAlike(word, other)) continue;
    const far = distance(word, other, limit);
    if (far <= limit && far < (best?.far ?? Infinity)) best = {word: other, far};
  }
  return best?.word;
}
