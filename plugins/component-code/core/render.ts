import ts from 'typescript';

/** A function with a body: what a component renders with. */
export type Render = ts.FunctionLikeDeclaration;

/** What a name stands for. */
export type Declared = ts.Expression | ts.FunctionDeclaration | ts.ClassDeclaration;

/** The top-level declarations of a module, by name. */
export type Scope = ReadonlyMap<string, Declared>;

/** Wrappers around wrappers that are followed: `memo(forwardRef(observer(Inner)))`. */
const MAX_DEPTH = 6;

const SCOPES = new WeakMap<ts.SourceFile, Scope>();

/** @param file a module, with parent nodes; of one module the scope is always the same object */
export function scopeOf(file: ts.SourceFile): Scope {
  const known = SCOPES.get(file);
  if (known) return known;
  const scope = new Map<string, Declared>();
  SCOPES.set(file, scope);
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      // Overloads share the name: the one with a body is the last.
      if (statement.name) scope.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) scope.set(name.text, initializer);
      }
    }
  }
  return scope;
}

/**
 * The function that renders a component, looked for through `forwardRef`, `memo`, `Object.assign`
 * and whatever else it is handed to.
 *
 * @param name the component's name in the module
 * @returns `undefined` where it is no function of this module (`styled('div')`, a class)
 */
export function findRender(scope: Scope, name: string): Render | undefined {
  const declared = scope.get(name);
  return declared && functionOf(declared, scope);
}

/** As {@link findRender}, of an expression or declaration of the module. */
export function functionOf(node: ts.Node, scope: Scope): Render | undefined {
  return renderOf(node, scope, MAX_DEPTH);
}

function renderOf(node: ts.Node, scope: Scope, depth: number): Render | undefined {
  if (depth === 0) return undefined;
  const value = ts.isExpression(node) ? unwrap(node) : node;
  if (ts.isFunctionDeclaration(value) || ts.isArrowFunction(value)) return value;
  if (ts.isFunctionExpression(value)) return value;
  if (ts.isIdentifier(value)) {
    const declared = scope.get(value.text);
    return declared && renderOf(declared, scope, depth - 1);
  }
  if (!ts.isCallExpression(value)) return undefined;
  const found = value.arguments.map((argument) => renderOf(argument, scope, depth - 1));
  return found.find((render) => render !== undefined);
}

/** The expression itself, without parentheses, assertions, `exports.A =` and `(0, f)`. */
export function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return unwrap(node.expression);
  if (ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return unwrap(node.expression);
  if (ts.isBinaryExpression(node) && PASSING.has(node.operatorToken.kind))
    return unwrap(node.right);
  return node;
}

const PASSING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.CommaToken,
]);

/** The last name of what is called: `jsx` of `(0, runtime.jsx)(…)`; empty for all else. */
export function calleeName({expression}: ts.CallExpression): string {
  const callee = unwrap(expression);
  if (ts.isPropertyAccessExpression(callee)) {
    const {text} = callee.name;
    // What a compiler made of an import: `_clsx.default`.
    return text === 'default' ? importedName(callee.expression) : text;
  }
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** `_ButtonBase.default` and `ButtonBase` are both `ButtonBase`. */
export function importedName(node: ts.Expression): string {
  const value = unwrap(node);
  if (ts.isPropertyAccessExpression(value) && value.name.text === 'default') {
    return importedName(value.expression);
  }
  return ts.isIdentifier(value) ? value.text.replace(/^_(?=[A-Za-z])/, '') : value.getText();
}

/** The value of a property that is written `name: value` or `name`. */
export function propertyOf(
  node: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  for (const property of node.properties) {
    const key = property.name;
    if (!key || ts.isComputedPropertyName(key) || key.text !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}
