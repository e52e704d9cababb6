import ts from 'typescript';
import type {Edit} from './edits';

/** Without a semicolon, what stands before a type would call or index what follows it. */
const CONTINUES = /^[ \t]*\r?\n\s*[([`]/;

/** Takes out a type that may end a statement. */
export function endingEdit(start: number, end: number, text: string): Edit {
  return {start, end, text: CONTINUES.test(text.slice(end)) ? ';' : ''};
}

/**
 * Takes out a statement or member with its lines. The comments that belong to it go with it; what
 * stands above an import is as often about the file, and stays.
 */
export function removal(node: ts.Node, source: ts.SourceFile): Edit {
  const {text} = source;
  const isImport = ts.isImportDeclaration(node);
  const start = isImport ? node.getStart(source) : startWithComments(node, source);
  const trailing = isImport ? [] : (ts.getTrailingCommentRanges(text, node.end) ?? []);
  const end = trailing.at(-1)?.end ?? node.end;
  const before = /(?<=^|\n)[ \t]*$/.exec(text.slice(0, start));
  const after = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end));
  if (!before || !after) return endingEdit(start, end, text);
  return {
    start: start - before[0].length,
    end: end + after[0].length,
    text: CONTINUES.test(text.slice(end)) ? ';' : '',
  };
}

/** The comments right above it are its own; those before an empty line are not. */
function startWithComments(node: ts.Node, source: ts.SourceFile): number {
  const comments = ts.getLeadingCommentRanges(source.text, node.pos) ?? [];
  let start = node.getStart(source);
  for (const comment of comments.reverse()) {
    if (/\n\s*\n/.test(source.text.slice(comment.end, start))) break;
    start = comment.pos;
  }
  return start;
}
