/** A part of a text that is replaced. */
export interface Edit {
  start: number;
  end: number;
  /** Default: nothing. */
  text?: string;
}

/** Replaces parts of a text. Of two parts where one holds the other, the larger counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + (edit.text ?? '');
    at = edit.end;
  }
  return result + text.slice(at);
}
