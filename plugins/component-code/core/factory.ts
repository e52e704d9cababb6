import ts from 'typescript';
import {valueBehind, type Linked} from './linked';
import type {Modules} from './modules';
import {functionOf, propertyOf, unwrap, type Declared, type Render, type Scope} from './render';

/** What a component renders with, and the names that it may use there. */
export interface Made {
  render: Render;
  scope: Scope;
}

/**
 * The component that a declaration makes: by a function of its module, or by a call, as in
 * `const Stack = createStack({createStyledComponent})`. The factory is looked for in the module and
 * behind its imports.
 *
 * @returns `undefined` where there is no function, the factory is not found, or returns no component
 */
export function madeBy(
  {value, scope}: Linked,
  modules: Modules,
  hops = MAX_HOPS,
): Made | undefined {
  const render = functionOf(value, scope);
  if (render) return {render, scope};
  const call = ts.isExpression(value) ? unwrap(value) : undefined;
  if (call && hops > 0 && ts.isIdentifier(call)) return madeElsewhere(call, scope, modules, hops);
  if (!call || !ts.isCallExpression(call)) return undefined;
  const found = valueBehind(call.expression, scope, modules);
  const factory = found && functionOf(found.value, found.scope);
  if (!found || !factory?.body) return undefined;
  // What the factory is given has names of the module that calls it.
  const locals = new Map([...scope, ...found.scope]);
  for (const [index, parameter] of factory.parameters.entries()) {
    take(parameter.name, call.arguments[index] ?? parameter.initializer, locals);
  }
  const returned = ts.isBlock(factory.body) ? runBlock(factory.body, locals) : factory.body;
  const made = returned && functionOf(returned, locals);
  return made && {render: made, scope: locals};
}

/** `const Card = BaseCard`, where that is imported. */
function madeElsewhere(
  name: ts.Identifier,
  scope: Scope,
  modules: Modules,
  hops: number,
): Made | undefined {
  const linked = valueBehind(name, scope, modules);
  return linked && madeBy(linked, modules, hops - 1);
}

/** From a name to the next, to what it stands for. */
const MAX_HOPS = 3;

type Locals = Map<string, Declared>;

/** Takes what a block declares, and gives what it returns at its end. */
function runBlock({statements}: ts.Block, locals: Locals): ts.Expression | undefined {
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      locals.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        take(name, initializer, locals);
      }
    }
  }
  return statements.findLast(ts.isReturnStatement)?.expression;
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
