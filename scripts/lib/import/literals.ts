import ts from 'typescript';

/** What is not data, and stands for itself: a call, an import. */
export class Code {
  constructor(readonly text: string) {}
}

/** What a module exports, as far as it is data. */
export type Literal =
  string | number | boolean | null | Code | Literal[] | {[key: string]: Literal};

/**
 * Reads what a module exports by default, without running it: values that are written out, names of
 * such values of the same file, and files that are named by `require.resolve`.
 *
 * @returns `undefined` where it exports nothing by default
 */
export function readExport(text: string, file: string): Literal | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = new Map<string, ts.Expression>();
  let exported: ts.Expression | undefined;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) names.set(name.text, initializer);
      }
    } else if (ts.isExportAssignment(statement)) exported = statement.expression;
    else if (ts.isExpressionStatement(statement)) exported = assigned(statement) ?? exported;
  }
  return exported && valueOf(exported, names, 0);
}

/** What `module.exports` gets. */
function assigned({expression}: ts.ExpressionStatement): ts.Expression | undefined {
  if (!ts.isBinaryExpression(expression)) return undefined;
  return expression.left.getText() === 'module.exports' ? expression.right : undefined;
}

/** The most names that lead to one another. */
const MOST = 20;

function valueOf(
  node: ts.Expression,
  names: ReadonlyMap<string, ts.Expression>,
  depth: number,
): Literal {
  const read = (one: ts.Expression) => valueOf(one, names, depth);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return read(node.expression);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(read);
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(node.properties.flatMap(entryOf));
  if (ts.isIdentifier(node)) {
    const known = depth < MOST ? names.get(node.text) : undefined;
    return known ? valueOf(known, names, depth + 1) : new Code(node.text);
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'require.resolve') {
    const [file] = node.arguments;
    if (file && ts.isStringLiteralLike(file)) return file.text;
  }
  return new Code(node.getText());

  function entryOf(property: ts.ObjectLiteralElementLike): [string, Literal][] {
    const name =
      property.name && ts.isComputedPropertyName(property.name) ? undefined : property.name;
    if (ts.isPropertyAssignment(property) && name)
      return [[textOf(name), read(property.initializer)]];
    if (ts.isShorthandPropertyAssignment(property))
      return [[property.name.text, read(property.name)]];
    return [[name ? textOf(name) : property.getText(), new Code(property.getText())]];
  }
}

function textOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

/** An object of a value, empty where it is none. */
export function objectOf(value: Literal | undefined): Record<string, Literal> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !(value instanceof Code) ? value : {};
}

/** A text of a value. */
export function stringOf(value: Literal | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Whether a value can be written down elsewhere: nothing in it is code. */
export function isData(value: Literal | undefined): boolean {
  if (value instanceof Code || value === undefined) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isData);
}
