import type {Fault} from '../../page-reader/core/types';

/** Any that no page has a use for: browsers, file systems and compilers stumble over them. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The most quotes and lists in one another; compilers of pages go as deep, and end far below. */
const MAX_NESTING = 100;
/** Columns that so many lists take. No code is set in as far. */
const MAX_INDENT = 4 * MAX_NESTING;

/** What opens a quote or a list at the beginning of a line. */
const CONTAINER = /[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))/y;

/** Front matter once more, right below the first. */
const SECOND = /^---[ \t]*\r?\n[\w-]+:[^\n]*\n(?:[^\n]*\n)*?---[ \t]*(?:\r?\n|$)/;

/** What is wrong with the text of a page as such, before anything reads it. */
export function textFaults(file: string): Fault[] {
  return file.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const found = controlIn(text);
    return [
      ...(found === undefined ? [] : [controlFault(line, found)]),
      ...(isTooDeep(text) ? [tooDeep(line)] : []),
    ];
  });
}

/**
 * The first control character in a value, or in what it holds.
 *
 * @returns as people write it: `U+0000`
 */
export function controlIn(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const code = CONTROL.exec(value)?.[0].codePointAt(0);
    return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .flat()
    .map(controlIn)
    .find((found) => found !== undefined);
}

function controlFault(line: number, character: string): Fault {
  return {line, what: `holds the character ${character}`, fix: 'delete it; nobody can see it'};
}

function isTooDeep(text: string): boolean {
  if (text.length <= MAX_NESTING) return false;
  const indent = text.search(/[^ \t]/);
  if (indent > MAX_INDENT) return true;
  CONTAINER.lastIndex = 0;
  let depth = 0;
  while (depth <= MAX_NESTING && CONTAINER.test(text)) depth++;
  return depth > MAX_NESTING;
}

function tooDeep(line: number): Fault {
  const what = `is nested deeper than ${MAX_NESTING} lists and quotes`;
  return {line, what, fix: 'write it flatter, or put it between fences if it is code'};
}

/**
 * Front matter that stands twice: all but the first would be shown as text.
 *
 * @param body of the page
 * @param line on which the body begins
 */
export function secondBlock(body: string, line: number): Fault[] {
  if (!SECOND.test(body)) return [];
  const fix = 'move its fields into the first, and delete it';
  return [{line, what: 'a second block of front matter stands below the first', fix}];
}
