import type {Token, TokenStream} from 'prismjs';
import type {Prism} from './types';

/** The five hues of the look and the quiet one, by the class that stands for each; '' is ink. */
export type Hue = 'c' | 'k' | 's' | 'n' | 'v' | 'p' | '';

/** A run of text of one hue. */
export interface Piece {
  hue: Hue;
  text: string;
}

const TYPES: Record<Hue, string> = {
  c: 'comment prolog cdata doctype',
  k: 'keyword operator atrule important title',
  s: 'string char attr-value inserted regex url',
  n: 'tag function class-name selector builtin',
  v: 'number boolean constant deleted variable',
  p: 'attr-name property punctuation',
  // Code within another token (an attribute's value, a template's hole) starts afresh.
  '': 'script style spread interpolation plain-text',
};

const HUES = new Map(
  Object.entries(TYPES).flatMap(([hue, types]) =>
    types.split(' ').map((type): [string, Hue] => [type, hue as Hue]),
  ),
);

/**
 * Code as runs of one hue, which together are the code to the letter.
 *
 * @param language Prism's name; a language that is not loaded gives one run of ink
 */
export function tokenize(prism: Prism, code: string, language: string): Piece[] {
  const plain: Piece[] = [{hue: '', text: code}];
  const grammar = Object.hasOwn(prism.languages, language) ? prism.languages[language] : undefined;
  if (typeof grammar !== 'object') return plain;
  // The hooks are half of some languages: JSX finds its text in one, Markdown its fences.
  const state = {code, grammar, language, tokens: [] as TokenStream};
  prism.hooks.run('before-tokenize', state);
  state.tokens = prism.tokenize(state.code, state.grammar);
  prism.hooks.run('after-tokenize', state);
  const pieces = merge(flatten(state.tokens, ''));
  return pieces.map(({text}) => text).join('') === code ? pieces : plain;
}

function flatten(content: TokenStream, hue: Hue): Piece[] {
  if (typeof content === 'string') return content === '' ? [] : [{hue, text: content}];
  if (Array.isArray(content)) return content.flatMap((each) => flatten(each, hue));
  return flatten(content.content, hueOf(content, hue));
}

/** Of a token's names the last that has a hue, as Prism's themes have it. */
function hueOf({type, alias = []}: Token, outer: Hue): Hue {
  return [type, ...[alias].flat()].reduce<Hue>((hue, name) => HUES.get(name) ?? hue, outer);
}

/** Joins neighbours of one hue; white space has none, except between two of the same. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  pieces.forEach(({hue, text}, index) => {
    const last = merged.at(-1);
    const own = text.trim() === '' ? bridge(last, pieces[index + 1]) : hue;
    if (last?.hue === own) last.text += text;
    else merged.push({hue: own, text});
  });
  return merged;
}

function bridge(before: Piece | undefined, after: Piece | undefined): Hue {
  return before && before.hue === after?.hue ? before.hue : '';
}
