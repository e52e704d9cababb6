import ts from 'typescript';
import {exportsNamed, importsOf, type Import} from './moduleNames';
import type {Modules} from './modules';
import {functionOf, scopeOf, unwrap, type Declared, type Render, type Scope} from './render';

/** A module with its declarations; without a file, declarations that stand in none. */
export interface Linked {
  file: ts.SourceFile;
  scope: Scope;
}

/** From a barrel to the next, to the module that has it. */
const MAX_HOPS = 6;

/**
 * What an expression names, be it in another module: `createStack`, `_system.createStack`,
 * `_createStack.default`.
 *
 * @returns the declaration, with the module that it stands in; `undefined` where there is none
 */
export function valueBehind(
  node: ts.Expression,
  from: Linked,
  modules: Modules,
  hops = MAX_HOPS,
): (Linked & {value: Declared}) | undefined {
  const value = unwrap(node);
  if (ts.isIdentifier(value)) {
    const declared = from.scope.get(value.text);
    if (declared) return {...from, value: declared};
    const imported = importsOf(from.file).get(value.text);
    return imported && exported(imported, from, modules, hops);
  }
  if (!ts.isPropertyAccessExpression(value) || !ts.isIdentifier(value.expression)) return undefined;
  const all = importsOf(from.file).get(value.expression.text);
  if (all?.name !== '*') return undefined;
  return exported({...all, name: value.name.text}, from, modules, hops);
}

/** As {@link valueBehind}, of functions alone. */
export function functionBehind(
  node: ts.Expression,
  from: Linked,
  modules: Modules,
): (Linked & {render: Render}) | undefined {
  const found = valueBehind(node, from, modules);
  const render = found && functionOf(found.value, found.scope);
  return found && render && {...found, render};
}

function exported(
  {specifier, name}: Import,
  {file}: Linked,
  modules: Modules,
  hops: number,
): (Linked & {value: Declared}) | undefined {
  const code = hops > 0 ? modules.imported(specifier, file.fileName) : undefined;
  if (!code) return undefined;
  const module = {file: code, scope: scopeOf(code)};
  for (const found of exportsNamed(code, name)) {
    const isImport = 'specifier' in found;
    const result = isImport
      ? exported(found, module, modules, hops - 1)
      : valueBehind(found, module, modules, hops - 1);
    if (result) return result;
    // `exports.default = forwardRef(…)`
    if (!isImport && !isName(found)) return {...module, value: found};
  }
  return undefined;
}

/** Whether an expression only names something, which is not there then. */
function isName(node: ts.Expression): boolean {
  const value = unwrap(node);
  return !ts.isCallExpression(value) && !ts.isFunctionLike(value);
}
