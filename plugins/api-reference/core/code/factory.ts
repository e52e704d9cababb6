import ts from 'typescript';
import {functionBehind, type Linked} from './linked';
import type {Modules} from './modules';
import {
  findRender,
  functionOf,
  propertyOf,
  unwrap,
  type Declared,
  type Render,
  type Scope,
} from './render';

/** What a factory's component renders with, and the names that it may use there. */
export interface Made extends Linked {
  render: Render;
}

/**
 * The component that a call makes, as in `const Stack = createStack({createStyledComponent})`: the
 * factory is looked for in the module and behind its imports.
 *
 * @param call what the component is declared as
 * @param from the module that calls, with its declarations
 * @returns `undefined` where the factory is not found, or returns no component
 */
export function madeBy(call: ts.CallExpression, from: Linked, modules: Modules): Made | undefined {
  const factory = functionBehind(unwrap(call.expression), from, modules);
  const body = factory?.render.body;
  if (!factory || !body) return undefined;
  if (!ts.isBlock(body)) {
    const made = functionOf(body, factory.scope);
    return made && {...factory, render: made};
  }
  const locals = new Map([...from.scope, ...factory.scope]);
  for (const [index, parameter] of factory.render.parameters.entries()) {
    take(parameter.name, call.arguments[index] ?? parameter.initializer, locals);
  }
  for (const statement of body.statements) takeStatement(statement, locals);
  const made = returnedBy(body, locals);
  return made && {render: made, file: factory.file, scope: locals};
}

type Locals = Map<string, Declared>;

function takeStatement(statement: ts.Statement, locals: Locals): void {
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    locals.set(statement.name.text, statement);
  } else if (ts.isVariableStatement(statement)) {
    for (const {name, initializer} of statement.declarationList.declarations) {
      take(name, initializer, locals);
    }
  }
}

/** Names what a value holds, as `const {a = 1} = options` does, where `options` is known. */
function take(name: ts.BindingName, value: ts.Expression | undefined, locals: Locals): void {
  const known = value && ts.isIdentifier(value) ? locals.get(value.text) : value;
  if (ts.isIdentifier(name)) {
    if (value) locals.set(name.text, value);
    return;
  }
  if (!ts.isObjectBindingPattern(name)) return;
  const given = known && ts.isExpression(known) ? unwrap(known) : undefined;
  const options = given && ts.isObjectLiteralExpression(given) ? given : undefined;
  for (const {propertyName, name: local, initializer} of name.elements) {
    const key = propertyName ?? local;
    const own = options && ts.isIdentifier(key) ? propertyOf(options, key.text) : undefined;
    take(local, own ?? initializer, locals);
  }
}

function returnedBy(body: ts.Block, scope: Scope): Render | undefined {
  const returned = body.statements.findLast(ts.isReturnStatement)?.expression;
  if (!returned) return undefined;
  const value = unwrap(returned);
  return ts.isIdentifier(value) ? findRender(scope, value.text) : functionOf(value, scope);
}
