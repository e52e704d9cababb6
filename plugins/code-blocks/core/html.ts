import type {Piece} from './tokens';

/** What is told of a line by a class; `prompt` has a sign that is no part of the text. */
export type LineClass = 'marked' | 'ins' | 'del' | 'prompt';

const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Runs of code as HTML, its text to the letter. */
export function renderPieces(pieces: readonly Piece[]): string {
  return pieces
    .map(({hue, text}) =>
      hue === '' ? escape(text) : `<span class="${hue}">${escape(text)}</span>`,
    )
    .join('');
}

/**
 * The same with an element for each line, which ends with its line feed.
 *
 * @param classes the classes of the lines, by index; a line without any may be missing
 */
export function renderLines(
  pieces: readonly Piece[],
  classes: readonly (readonly LineClass[] | undefined)[],
): string {
  return splitLines(pieces)
    .map((line, index) => {
      const names = ['line', ...(classes[index] ?? [])].join(' ');
      return `<span class="${names}">${renderPieces(line)}</span>`;
    })
    .join('');
}

function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {hue, text} of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.at(-1)?.push({hue: '', text: '\n'});
        lines.push([]);
      }
      if (part !== '') lines.at(-1)?.push({hue, text: part});
    });
  }
  // What follows the last line feed is no line, unless there is something in it.
  return lines.length > 1 && lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
