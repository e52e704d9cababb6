import ts from 'typescript';

/** Line on which a node begins, from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** An expression without what only the types ask for. */
export function unwrap(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isTypeAssertionExpression(inner) ||
    ts.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** The field that a statement gives to a name of the file. */
export function assignedBy(
  statement: ts.Statement,
): {owner: string; name: string; value: ts.Expression} | undefined {
  if (!ts.isExpressionStatement(statement)) return undefined;
  const {expression} = statement;
  if (!ts.isBinaryExpression(expression)) return undefined;
  const {left, operatorToken, right: value} = expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  if (!ts.isPropertyAccessExpression(left) || !ts.isIdentifier(left.expression)) return undefined;
  return {owner: left.expression.text, name: left.name.text, value};
}

/** Whether a node is a function that the file writes out. */
export function isFunction(
  node: ts.Node,
): node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration {
  return (
    ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
  );
}
