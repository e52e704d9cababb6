import path from 'node:path';
import ts from 'typescript';
import {Code, objectOf, type Literal} from './literals';

/** Where the value of an expression is looked for. */
export interface Scope {
  names: ReadonlyMap<string, ts.Node>;
  /** What another module of the same tree exports by default; `undefined` where it is none. */
  moduleOf: (specifier: string) => Literal | undefined;
}

/** The most names that lead to one another. */
const MOST = 20;

/**
 * The value of an expression, as far as it can be told without running it. A configuration is read
 * as one that is built for readers, with no variable of the environment set.
 */
export function valueOf(node: ts.Node, scope: Scope, depth = 0): Literal {
  const read = (one: ts.Node) => valueOf(one, scope, depth);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (isWrapper(node)) return read(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => itemsOf(one, read));
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(node.properties.flatMap((one) => entriesOf(one, read)));
  }
  if (ts.isIdentifier(node)) return namedBy(node.text, scope, depth);
  if (ts.isTemplateExpression(node)) return templateOf(node, read);
  if (ts.isConditionalExpression(node)) {
    const isIt = truthOf(read(node.condition));
    return isIt === undefined
      ? new Code(node.getText())
      : read(isIt ? node.whenTrue : node.whenFalse);
  }
  if (ts.isBinaryExpression(node)) return joined(node, read) ?? new Code(node.getText());
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const isIt = truthOf(read(node.operand));
    return isIt === undefined ? new Code(node.getText()) : !isIt;
  }
  if (node.getText() === 'process.env.NODE_ENV') return 'production';
  if (ts.isCallExpression(node)) return calledOf(node, scope, read) ?? new Code(node.getText());
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'default') {
    const value = read(node.expression);
    if (!(value instanceof Code)) return value;
  }
  return new Code(node.getText());
}

/** What a name of the file stands for. */
function namedBy(name: string, scope: Scope, depth: number): Literal {
  const known = depth < MOST ? scope.names.get(name) : undefined;
  if (known === undefined || ts.isFunctionDeclaration(known)) return new Code(name);
  if (!ts.isImportDeclaration(known)) return valueOf(known, scope, depth + 1);
  return scope.moduleOf((known.moduleSpecifier as ts.StringLiteral).text) ?? new Code(name);
}

type Read = (node: ts.Node) => Literal;

/** What changes nothing of the value within. */
function isWrapper(node: ts.Node): node is ts.Node & {expression: ts.Expression} {
  return (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

function itemsOf(item: ts.Expression, read: Read): Literal[] {
  if (!ts.isSpreadElement(item)) return [read(item)];
  const value = read(item.expression);
  return Array.isArray(value) ? value : [new Code(item.getText())];
}

function entriesOf(property: ts.ObjectLiteralElementLike, read: Read): [string, Literal][] {
  const {name} = property;
  const isNamed = name !== undefined && !ts.isComputedPropertyName(name);
  if (ts.isPropertyAssignment(property) && isNamed) {
    return [[textOf(name), read(property.initializer)]];
  }
  if (ts.isShorthandPropertyAssignment(property)) {
    return [[property.name.text, read(property.name)]];
  }
  if (ts.isSpreadAssignment(property)) {
    const value = read(property.expression);
    if (!(value instanceof Code)) return Object.entries(objectOf(value));
  }
  return [[isNamed ? textOf(name) : property.getText(), new Code(property.getText())]];
}

function textOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

function templateOf(node: ts.TemplateExpression, read: Read): Literal {
  const parts = node.templateSpans.map(({expression, literal}) => [read(expression), literal.text]);
  const isKnown = parts.every(([value]) => typeof value === 'string' || typeof value === 'number');
  return isKnown ? node.head.text + parts.flat().join('') : new Code(node.getText());
}

/** Whether a value counts as true; a variable of the environment is not set. */
function truthOf(value: Literal): boolean | undefined {
  if (!(value instanceof Code)) return Boolean(value);
  return isUnset(value) ? false : undefined;
}

function isUnset(value: Literal): boolean {
  return value instanceof Code && /^process\.env(?:\.\w+|\[[^\]]+\])$/.test(value.text);
}

function joined({left, operatorToken, right}: ts.BinaryExpression, read: Read) {
  const first = read(left);
  switch (operatorToken.kind) {
    case ts.SyntaxKind.QuestionQuestionToken:
      if (first === null || isUnset(first)) return read(right);
      return first instanceof Code ? undefined : first;
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.AmpersandAmpersandToken: {
      const isIt = truthOf(first);
      const isOr = operatorToken.kind === ts.SyntaxKind.BarBarToken;
      if (isIt === undefined) return undefined;
      if (isIt !== isOr) return read(right);
      return isIt ? first : false;
    }
    case ts.SyntaxKind.EqualsEqualsEqualsToken:
    case ts.SyntaxKind.ExclamationEqualsEqualsToken: {
      const second = read(right);
      const isKnown = [first, second].every((one) => !(one instanceof Code) || isUnset(one));
      const isSame = first === second;
      const isEquals = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
      return isKnown ? isSame === isEquals : undefined;
    }
    default:
      return undefined;
  }
}

/** What calls give that name a file or a module, or leave out what is nothing. */
function calledOf(
  {expression, arguments: given}: ts.CallExpression,
  {moduleOf}: Scope,
  read: Read,
): Literal | undefined {
  const called = expression.getText();
  const [first] = given;
  const named = first && ts.isStringLiteralLike(first) ? first.text : undefined;
  if (/^(?:require|import\.meta)\.resolve$/.test(called)) return named;
  if (called === 'require' && named !== undefined) return moduleOf(named);
  if (/^(?:path\.)?(?:join|resolve)$/.test(called)) {
    const [folder, ...names] = given.map((one) => read(one));
    const isHere =
      folder instanceof Code && /^(?:__dirname|import\.meta\.dirname)$/.test(folder.text);
    const isKnown = names.every((one) => typeof one === 'string');
    return isHere && isKnown ? path.posix.join(...(names as string[])) : undefined;
  }
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'filter')
    return undefined;
  const list = first?.getText() === 'Boolean' ? read(expression.expression) : undefined;
  return Array.isArray(list) ? list.filter((one) => truthOf(one) ?? true) : undefined;
}
