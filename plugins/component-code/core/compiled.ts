import ts from 'typescript';
import {calleeName, unwrap, type Render} from './render';

/** What a compiler made of props that were taken apart. */
export interface Compiled {
  /** Prop → the value that it has where it is left out. */
  values: Map<string, ts.Expression>;
  /** Names of the objects that hold the props which are not named. */
  rests: Set<string>;
}

/**
 * The props that code takes apart as compilers write it: `size = props.size`, then `size === void 0
 * ? 'm' : size`, and `({size: t1, ...rest} = props)`, with the rest as what a helper gives back.
 *
 * @param props names of the objects that hold the props
 */
export function compiledDefaults({body}: Render, props: ReadonlySet<string>): Compiled {
  const found: Compiled = {values: new Map(), rests: new Set()};
  if (!body || !/void 0|=== undefined/.test(body.getText())) return found;
  const known = new Set(props);
  const keys = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) takeVariable(node, known, keys, found);
    if (isTakenApart(node, known)) takeObject(node.left, keys, found);
    // Functions in it have names of their own.
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

function takeVariable(
  {name, initializer}: ts.VariableDeclaration,
  known: Set<string>,
  keys: Map<string, string>,
  {values, rests}: Compiled,
): void {
  const value = initializer && unwrap(initializer);
  if (!value) return;
  if (ts.isObjectBindingPattern(name) && isKnown(value, known)) {
    for (const one of name.elements) note(one.name, one.propertyName ?? one.name, keys);
  }
  if (!ts.isIdentifier(name)) return;
  const key = keyOf(value, known, keys);
  if (key !== undefined) keys.set(name.text, key);
  const chosen = ts.isConditionalExpression(value) ? leftOut(value, known, keys) : undefined;
  if (chosen && !values.has(chosen.key)) values.set(chosen.key, chosen.value);
  if (ts.isCallExpression(value) && isRest(value, known)) {
    rests.add(name.text);
    known.add(name.text);
  }
}

/** `size === void 0 ? 'm' : size` */
function leftOut(
  {condition, whenTrue, whenFalse}: ts.ConditionalExpression,
  known: ReadonlySet<string>,
  keys: ReadonlyMap<string, string>,
): {key: string; value: ts.Expression} | undefined {
  const test = unwrap(condition);
  if (!ts.isBinaryExpression(test) || !isUndefined(test.right)) return undefined;
  const isEqual = test.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  const isItself = unwrap(test.left).getText() === unwrap(whenFalse).getText();
  const key = isEqual && isItself ? keyOf(unwrap(test.left), known, keys) : undefined;
  return key === undefined ? undefined : {key, value: whenTrue};
}

function isUndefined(node: ts.Expression): boolean {
  return ts.isVoidExpression(node) || (ts.isIdentifier(node) && node.text === 'undefined');
}

/** The prop that an expression is: `props.size`, or a name that it was given. */
function keyOf(
  value: ts.Expression,
  known: ReadonlySet<string>,
  keys: ReadonlyMap<string, string>,
): string | undefined {
  if (ts.isIdentifier(value)) return keys.get(value.text);
  if (!ts.isPropertyAccessExpression(value)) return undefined;
  return isKnown(value.expression, known) ? value.name.text : undefined;
}

function isKnown(value: ts.Expression, known: ReadonlySet<string>): boolean {
  return ts.isIdentifier(value) && known.has(value.text);
}

/** `_objectWithoutProperties(props, ['size'])`, `__rest(props, ['size'])` */
function isRest(call: ts.CallExpression, known: ReadonlySet<string>): boolean {
  const [first] = call.arguments;
  return REST.test(calleeName(call)) && first !== undefined && isKnown(first, known);
}

const REST = /objectWithoutProperties|^_*rest$/i;

type TakenApart = ts.BinaryExpression & {left: ts.ObjectLiteralExpression};

function isTakenApart(node: ts.Node, known: ReadonlySet<string>): node is TakenApart {
  if (!ts.isBinaryExpression(node) || !ts.isObjectLiteralExpression(node.left)) return false;
  return node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isKnown(node.right, known);
}

function takeObject(
  {properties}: ts.ObjectLiteralExpression,
  keys: Map<string, string>,
  {rests}: Compiled,
): void {
  for (const one of properties) {
    if (ts.isSpreadAssignment(one) && ts.isIdentifier(one.expression)) {
      rests.add(one.expression.text);
    }
    if (ts.isPropertyAssignment(one)) note(one.initializer, one.name, keys);
    if (ts.isShorthandPropertyAssignment(one)) note(one.name, one.name, keys);
  }
}

/** What keeps its name was taken apart by hand: a choice of it is made for something else. */
function note(local: ts.Node, key: ts.Node, keys: Map<string, string>): void {
  if (!ts.isIdentifier(local) || !(ts.isIdentifier(key) || ts.isStringLiteral(key))) return;
  if (local.text !== key.text) keys.set(local.text, key.text);
}
