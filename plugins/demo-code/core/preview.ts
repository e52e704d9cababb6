/** A mark on a line of its own: `// #region preview`, within JSX a block comment in braces. */
const MARK = /^\s*(?:\/\/|(?:\{\s*)?\/\*)\s*#(end)?region\s+preview\s*(?:\*\/\s*\}?)?\s*$/;

/** A text without its marks, and the lines that stood between them. */
export interface Marked {
  text: string;
  /** Default: none is marked. */
  preview?: string;
  /** What is wrong with the marks. */
  fault?: {line: number; what: string; fix: string};
}

/** Reads the marks that say which lines of a file are shown first. */
export function readMarks(source: string): Marked {
  const lines = source.split('\n');
  const marks = lines.flatMap((line, index) => {
    const match = MARK.exec(line);
    return match ? [{index, ends: match[1] !== undefined}] : [];
  });
  if (marks.length === 0) return {text: source};
  const text = lines.filter((line) => !MARK.test(line)).join('\n');
  const [first, second, third] = marks;
  if (!first || first.ends) return {text, fault: unbalanced(first?.index ?? 0, 'ends', 'begins')};
  if (!second?.ends) return {text, fault: unbalanced(first.index, 'begins', 'ends')};
  if (third) {
    const what = 'a second preview';
    return {text, fault: {line: third.index + 1, what, fix: 'mark the lines of one preview'}};
  }
  const preview = dedent(lines.slice(first.index + 1, second.index).join('\n'));
  if (preview !== '') return {text, preview};
  return {text, fault: {line: first.index + 1, what: 'the preview is empty', fix: EMPTY_FIX}};
}

const EMPTY_FIX = 'put lines of the demo between the marks, or take both marks out';

function unbalanced(index: number, has: string, lacks: string): Marked['fault'] {
  const mark = lacks === 'ends' ? '#endregion preview' : '#region preview';
  return {
    line: index + 1,
    what: `the preview ${has} here and never ${lacks}`,
    fix: `add a line "// ${mark}", or "{/* ${mark} */}" within JSX`,
  };
}

/** Lines without what they are all indented by, and without empty ones around them. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map(depthOf);
  const depth = Math.min(...depths, Infinity);
  if (!Number.isFinite(depth)) return '';
  return `${lines.map((line) => line.slice(depth)).join('\n')}\n`;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * The lines of a text that a preview shows, however deep they stand there.
 *
 * @returns the lines as they stand in the text; `undefined` where they are not all in it
 */
export function findPreview(text: string, preview: string): string | undefined {
  const wanted = dedent(preview).trimEnd().split('\n').map(bare);
  const lines = text.split('\n');
  const start = lines.findIndex((_line, index) =>
    wanted.every((line, offset) => bare(lines[index + offset] ?? '') === line),
  );
  const [only = '', ...more] = wanted;
  // One element is returned on the line where it begins.
  const isReturned = more.length === 0 && lines.some((line) => bare(line) === `return ${only}`);
  if (start === -1 && isReturned) return `${only}\n`;
  if (start === -1 || wanted.join('') === '') return undefined;
  return dedent(lines.slice(start, start + wanted.length).join('\n'));
}

/** Semicolons are left out where JSX alone is shown. */
function bare(line: string): string {
  return line.trim().replace(/;$/, '');
}
