import {fold} from '../../../_shared/text/fold';
import {ask} from './ask';

/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  text: string;
  isTyped: boolean;
}

/** A text in pieces, those marked that the query has: they are shown as text, whatever stands there. */
export function marksIn(text: string, query: string): Piece[] {
  const folded = fold(text);
  const words = ask(query).telling.filter((word) => word.length > 1);
  // Where folding moves letters, no place in the one is a place in the other.
  if (text === '' || folded.length !== text.length || words.length === 0)
    return [{text, isTyped: false}];
  const isTyped = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      isTyped.fill(true, at, at + word.length);
    }
  }
  return piecesOf(text, isTyped);
}

function piecesOf(text: string, isTyped: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isTyped[end] === isTyped[start]) continue;
    pieces.push({text: text.slice(start, end), isTyped: isTyped[start] ?? false});
    start = end;
  }
  return pieces;
}
