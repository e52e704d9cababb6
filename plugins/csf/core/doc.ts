import ts from 'typescript';

/** The comment above a statement, without its signs; Storybook shows it with the story. */
export function docOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  let top = node;
  while (top.parent && !ts.isSourceFile(top.parent)) top = top.parent;
  const text = top.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, top.getFullStart()) ?? [];
  const last = ranges.map(({pos, end}) => text.slice(pos, end)).at(-1);
  if (!last?.startsWith('/**')) return undefined;
  const lines = last.slice(3, -2).split('\n');
  const words = lines.map((line) => line.replace(/^\s*\* ?/, '')).join('\n');
  // What tags say is for tools.
  return words.replace(/^[^\S\n]*@\w[^]*$/m, '').trim() || undefined;
}
