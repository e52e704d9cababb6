import ts from 'typescript';
import {outdent} from './jsx';
import {unwrap} from './nodes';
import {fieldOf, fieldsOf, literalOf, objectOf, valueOf} from './scope';
import type {Field, Scope} from './scope';
import type {Arg} from './types';

/** The args of a story, and what else is spread into them, as code. */
export interface Args {
  list: readonly Arg[];
  spreads: readonly string[];
}

/** Functions of test packages and addons that make what watches its calls. */
const SPIES = /^(?:(?:\w+\.)?fn|action|spyOn)$/;

/**
 * What is given to a component, the story's own last.
 *
 * @param objects meta and story, as far as they are objects
 */
export function argsOf(
  objects: readonly (ts.ObjectLiteralExpression | undefined)[],
  scope: Scope,
): Args {
  const fields = new Map<string, Field>();
  const spreads: string[] = [];
  for (const object of objects) {
    const field = object && fieldOf(object, 'args', scope);
    const args = objectOf(field, scope);
    const found = args && fieldsOf(args, scope);
    for (const [name, value] of found?.fields ?? []) fields.set(name, value);
    spreads.push(...(found?.unknown ?? []).map(codeOf));
    // What another module exports.
    if (field && !args && ts.isExpression(field)) spreads.push(codeOf(field));
  }
  const mappings = mappingsOf(objects, scope);
  const list = [...fields].map(([name, field]) => toArg(name, field, mappings.get(name), scope));
  return {list: list.filter(({code}) => code !== 'undefined'), spreads: [...new Set(spreads)]};
}

/** What an arg's values stand for, by its name: `argTypes.icon.mapping`. */
function mappingsOf(
  objects: readonly (ts.ObjectLiteralExpression | undefined)[],
  scope: Scope,
): Map<string, ts.ObjectLiteralExpression> {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  for (const object of objects) {
    const types = objectOf(object && fieldOf(object, 'argTypes', scope), scope);
    for (const [name, field] of types ? fieldsOf(types, scope).fields : []) {
      const type = objectOf(field, scope);
      const mapping = objectOf(type && fieldOf(type, 'mapping', scope), scope);
      if (mapping) found.set(name, mapping);
    }
  }
  return found;
}

function toArg(
  name: string,
  field: Field,
  mapping: ts.ObjectLiteralExpression | undefined,
  scope: Scope,
): Arg {
  if (ts.isMethodDeclaration(field)) return {name, code: methodCode(field), isSpy: false};
  const value = literalOf(field, scope);
  const mapped = mapping && value !== undefined && fieldOf(mapping, String(value), scope);
  if (mapped && ts.isExpression(mapped)) {
    return {name, code: codeOf(mapped), chosen: value, isSpy: false};
  }
  const code = value === undefined ? codeOf(field) : literalCode(value);
  return {name, code, ...(value !== undefined && {value}), isSpy: isSpy(field, scope)};
}

/** An expression as it is written, at the left margin. */
function codeOf(node: ts.Expression): string {
  return outdent(unwrap(node).getText());
}

/** A method of an object as a function. */
function methodCode({parameters, body, modifiers}: ts.MethodDeclaration): string {
  const isAsync = modifiers?.some(({kind}) => kind === ts.SyntaxKind.AsyncKeyword) ? 'async ' : '';
  const names = parameters.map((parameter) => parameter.getText()).join(', ');
  return `${isAsync}(${names}) => ${outdent(body?.getText() ?? '{}')}`;
}

/** A value as code. */
export function literalCode(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${text}'`;
}

function isSpy(node: ts.Node, scope: Scope): boolean {
  const value = valueOf(node, scope);
  if (!value || !ts.isCallExpression(value)) return false;
  // `fn().mockName('x')`
  const {expression} = value;
  if (ts.isPropertyAccessExpression(expression) && ts.isCallExpression(expression.expression)) {
    return isSpy(expression.expression, scope);
  }
  return SPIES.test(expression.getText());
}
