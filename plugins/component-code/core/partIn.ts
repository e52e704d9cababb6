import ts from 'typescript';
import {exportedBy, valueBehind, type Linked} from './linked';
import {exportsNamed} from './moduleNames';
import type {Modules} from './modules';
import {calleeName, propertyOf, scopeOf, unwrap, type Scope} from './render';

/** A component's place in code. */
export interface PartInCode {
  file: ts.SourceFile;
  name: string;
}

/**
 * Where a component's code is, and the name that it has there, where its declaration knows another:
 * `Card` of `export default Object.assign(Card, {Body})`, which declarations call `_default`; `p` of
 * `export {p as Root}`, which they call `CardRoot`. Declarations in one file may stand for modules.
 *
 * @param types the file of the declaration
 */
export function placeIn(
  file: ts.SourceFile,
  declared: string,
  types: ts.SourceFile | undefined,
  modules: Modules,
): PartInCode {
  const scope = scopeOf(file);
  if (scope.has(declared)) return {file, name: declared};
  const told = (types && exportedAs(types, declared)) ?? declared;
  const name = /^_?default$/.test(told) ? 'default' : told;
  const found = exportsNamed(file, name);
  const values = found.flatMap((one) => ('specifier' in one ? [] : [one]));
  const own = values.map((value) => nameAt(value, scope)).find(Boolean);
  if (own !== undefined) return {file, name: own};
  return placeExported(file, name, modules) ?? {file, name: declared};
}

/** Where the code of what a module exports is, be it that it only passes it on. */
export function placeExported(
  file: ts.SourceFile,
  name: string,
  modules: Modules,
): PartInCode | undefined {
  const linked = exportedBy(file, name, modules);
  return linked && placeOf(linked);
}

function exportedAs({statements}: ts.SourceFile, name: string): string | undefined {
  const lists = statements.flatMap((one) =>
    ts.isExportDeclaration(one) && one.exportClause && !one.moduleSpecifier
      ? [one.exportClause]
      : [],
  );
  return lists
    .filter(ts.isNamedExports)
    .flatMap(({elements}) => elements)
    .find(({propertyName}) => propertyName?.text === name)?.name.text;
}

function nameAt(node: ts.Expression, scope: Scope): string | undefined {
  const value = unwrap(node);
  if (ts.isIdentifier(value)) return scope.has(value.text) ? value.text : undefined;
  if (!ts.isCallExpression(value)) return undefined;
  return value.arguments.map((one) => nameAt(one, scope)).find(Boolean);
}

/**
 * Where the code of a part is: what `Object.assign(Menu, {Item})` or `Menu.Item = Item` names, be it
 * in another module.
 *
 * @param code the module of what it hangs on
 */
export function partIn(code: ts.SourceFile, key: string, modules: Modules): PartInCode | undefined {
  const given = assigned(code, key);
  const found = given && valueBehind(given, scopeOf(code), modules);
  return found && placeOf(found);
}

function placeOf({value, scope}: Linked): PartInCode {
  const named = ts.isExpression(value) ? value.parent : value;
  const isNamed = ts.isVariableDeclaration(named) || ts.isFunctionDeclaration(named);
  const own = isNamed ? named.name?.getText() : ts.isExpression(value) && nameAt(value, scope);
  return {file: value.getSourceFile(), name: own || 'default'};
}

function assigned(node: ts.Node, key: string): ts.Expression | undefined {
  if (ts.isCallExpression(node) && calleeName(node) === 'assign') {
    const found = node.arguments
      .filter(ts.isObjectLiteralExpression)
      .map((one) => propertyOf(one, key))
      .find(Boolean);
    if (found) return found;
  }
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
    const {expression, name} = node.left;
    if (name.text === key && ts.isIdentifier(expression)) return node.right;
  }
  return ts.forEachChild(node, (child) => assigned(child, key));
}
