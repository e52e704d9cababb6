import ts from 'typescript';
import {assignedBy, isFunction, unwrap} from './nodes';

/** What a file's names stand for, as far as its text tells. */
export interface Scope {
  source: ts.SourceFile;
  /** Values that the file declares at its top, by name. */
  declared: ReadonlyMap<string, Declared>;
  /** Values that are given fields further down, `Primary.args = {…}`: each as an object with them. */
  annotated: ReadonlyMap<ts.Node, ts.ObjectLiteralExpression>;
}

/** What a name stands for. */
export type Declared = ts.Expression | ts.FunctionDeclaration;

/** A field of an object: its value, or the method that it is. */
export type Field = ts.Expression | ts.MethodDeclaration;

/** Reads which names a file declares at its top. */
export function scopeOf(file: string, text: string): Scope {
  const kind = /\.[jt]sx?$/.test(file) && !file.endsWith('.ts') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const declared = new Map<string, Declared>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.set(statement.name.text, statement);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
    }
  }
  return {source, declared, annotated: annotatedIn(source, declared)};
}

function annotatedIn(
  source: ts.SourceFile,
  declared: Scope['declared'],
): Map<ts.Node, ts.ObjectLiteralExpression> {
  const found = new Map<ts.Node, ts.ObjectLiteralExpression>();
  for (const statement of source.statements) {
    const {owner, name, value} = assignedBy(statement) ?? {};
    const node = owner === undefined ? undefined : declared.get(owner);
    if (!node || name === undefined || !value) continue;
    const key = ts.isExpression(node) ? unwrap(node) : node;
    const own = ts.isObjectLiteralExpression(key) ? key.properties : [];
    const before = found.get(key)?.properties ?? own;
    const field = ts.factory.createPropertyAssignment(name, value);
    found.set(key, ts.factory.createObjectLiteralExpression([...before, field]));
  }
  return found;
}

/** What an expression stands for: names and fields of the same file are followed. */
export function valueOf(node: ts.Node | undefined, scope: Scope): ts.Node | undefined {
  if (!node || !ts.isExpression(node)) return node;
  const inner = unwrap(node);
  if (ts.isIdentifier(inner)) {
    const found = scope.declared.get(inner.text);
    return found ? valueOf(found, scope) : inner;
  }
  // A copy of a template, `Template.bind({})`.
  if (ts.isCallExpression(inner) && ts.isPropertyAccessExpression(inner.expression)) {
    const {expression, name} = inner.expression;
    const template = name.text === 'bind' ? valueOf(expression, scope) : undefined;
    return template && isFunction(template) ? template : inner;
  }
  if (!ts.isPropertyAccessExpression(inner)) return inner;
  const owner = objectOf(inner.expression, scope);
  const field = owner && fieldOf(owner, inner.name.text, scope);
  return field ? valueOf(field, scope) : inner;
}

/** The object that an expression stands for. */
export function objectOf(
  node: ts.Node | undefined,
  scope: Scope,
): ts.ObjectLiteralExpression | undefined {
  const inner = node && ts.isExpression(node) ? unwrap(node) : node;
  const named = inner && ts.isIdentifier(inner) ? scope.declared.get(inner.text) : undefined;
  if (named) return objectOf(named, scope);
  const annotated = inner && scope.annotated.get(inner);
  if (annotated) return annotated;
  const value = valueOf(inner, scope);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** What an object holds by a name; what comes later in it wins, spreads are followed. */
export function fieldOf(
  object: ts.ObjectLiteralExpression,
  name: string,
  scope: Scope,
): Field | undefined {
  return fieldsOf(object, scope).fields.get(name);
}

/** The fields of an object by their names, and the spreads that lead out of the file. */
export interface Fields {
  fields: Map<string, Field>;
  unknown: ts.Expression[];
}

/** All fields of an object, in the order in which they are first met. */
export function fieldsOf(object: ts.ObjectLiteralExpression, scope: Scope): Fields {
  const found: Fields = {fields: new Map(), unknown: []};
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = objectOf(property.expression, scope);
      const inner = spread && fieldsOf(spread, scope);
      for (const [name, field] of inner?.fields ?? []) found.fields.set(name, field);
      found.unknown.push(...(inner?.unknown ?? unresolved(property.expression, scope)));
      continue;
    }
    const name = keyName(property.name);
    if (name === undefined) continue;
    if (ts.isPropertyAssignment(property)) found.fields.set(name, property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) found.fields.set(name, property.name);
    else if (ts.isMethodDeclaration(property)) found.fields.set(name, property);
  }
  return found;
}

/** A field that an object of the file does not have, `Primary.args`, spreads nothing. */
function unresolved(expression: ts.Expression, scope: Scope): ts.Expression[] {
  const inner = unwrap(expression);
  const isOwn = ts.isPropertyAccessExpression(inner) && objectOf(inner.expression, scope);
  return isOwn ? [] : [inner];
}

function keyName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

/** A value that the text alone tells: a text, a number, a flag. */
export function literalOf(
  node: ts.Node | undefined,
  scope: Scope,
): string | number | boolean | undefined {
  const value = valueOf(node, scope);
  if (!value) return undefined;
  if (ts.isStringLiteralLike(value)) return value.text;
  if (ts.isNumericLiteral(value)) return Number(value.text);
  if (value.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (value.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.MinusToken) {
    const positive = literalOf(value.operand, scope);
    return typeof positive === 'number' ? -positive : undefined;
  }
  if (!ts.isBinaryExpression(value) || value.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return undefined;
  }
  const [left, right] = [literalOf(value.left, scope), literalOf(value.right, scope)];
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}

/** A text at the end of a path of fields: `parameters.docs.description.story`. */
export function textAt(
  object: ts.ObjectLiteralExpression | undefined,
  path: readonly string[],
  scope: Scope,
): string | undefined {
  const [name, ...rest] = path;
  const field = object && name !== undefined && fieldOf(object, name, scope);
  if (!field) return undefined;
  if (rest.length > 0) return textAt(objectOf(field, scope), rest, scope);
  const text = literalOf(field, scope);
  return typeof text === 'string' ? text : undefined;
}

/** The values of a list that are texts, numbers or flags. */
export function listOf(node: ts.Node | undefined, scope: Scope): (string | number | boolean)[] {
  const value = valueOf(node, scope);
  if (!value || !ts.isArrayLiteralExpression(value)) return [];
  return value.elements.flatMap((element) => literalOf(element, scope) ?? []);
}
