import ts from 'typescript';

/** Whether nothing of a statement or member is left at run time. Imports are not looked at. */
export function isTypeOnly(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isIndexSignatureDeclaration(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (has(node, ts.SyntaxKind.DeclareKeyword)) return true;
  if (ts.isModuleDeclaration(node)) return isEmpty(node);
  if (ts.isClassElement(node) && has(node, ts.SyntaxKind.AbstractKeyword)) return true;
  return isSignature(node);
}

/** A function of which only the types are written: an overload. */
function isSignature(node: ts.Node): boolean {
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node);
  return isFunction && node.body === undefined;
}

/** A namespace of types alone. */
function isEmpty({body}: ts.ModuleDeclaration): boolean {
  return body !== undefined && ts.isModuleBlock(body) && body.statements.every(isTypeOnly);
}

function has(node: ts.Node, kind: ts.SyntaxKind): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}

/**
 * Where a node begins and ends with its own comments: those right above, and those that follow it in
 * its line. What stands above an empty line is not its own.
 */
export function rangeWithComments(
  node: ts.Node,
  source: ts.SourceFile,
): [start: number, end: number] {
  const {text} = source;
  let start = node.getStart(source);
  for (const comment of (ts.getLeadingCommentRanges(text, node.pos) ?? []).reverse()) {
    if (/\n\s*\n/.test(text.slice(comment.end, start))) break;
    start = comment.pos;
  }
  const trailing = ts.getTrailingCommentRanges(text, node.end);
  return [start, trailing?.at(-1)?.end ?? node.end];
}
