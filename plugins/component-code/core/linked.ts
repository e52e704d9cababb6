import ts from 'typescript';
import {exportsNamed, importsOf, type Import} from './moduleNames';
import type {Modules} from './modules';
import {scopeOf, unwrap, type Declared, type Scope} from './render';

/** A declaration, with the names that its module has. */
export interface Linked {
  value: Declared;
  scope: Scope;
}

/** From a barrel to the next, to the module that has it. */
const MAX_HOPS = 6;

/**
 * What an expression names, be it in another module: `createStack`, `_system.createStack`,
 * `_createStack.default`.
 *
 * @param scope names that it may use, besides the imports of its module
 * @returns the declaration, with the names of the module that it stands in; `undefined` where there
 *   is none
 */
export function valueBehind(
  node: ts.Expression,
  scope: Scope,
  modules: Modules,
  hops = MAX_HOPS,
): Linked | undefined {
  const value = unwrap(node);
  const file = value.getSourceFile();
  if (ts.isIdentifier(value)) {
    const declared = scope.get(value.text);
    if (declared) return {value: declared, scope};
    const imported = importsOf(file).get(value.text);
    return imported && exported(imported, file, modules, hops);
  }
  if (!ts.isPropertyAccessExpression(value) || !ts.isIdentifier(value.expression)) return undefined;
  const all = importsOf(file).get(value.expression.text);
  if (all?.name !== '*') return undefined;
  return exported({...all, name: value.name.text}, file, modules, hops);
}

/** What a module exports by a name, be it from another one: see {@link valueBehind}. */
export function exported(
  {specifier, name}: Import,
  from: ts.SourceFile,
  modules: Modules,
  hops = MAX_HOPS,
): Linked | undefined {
  const code = hops > 0 ? modules.imported(specifier, from.fileName) : undefined;
  return code && exportedBy(code, name, modules, hops);
}

/** What a module exports by a name, as {@link exported}. */
export function exportedBy(
  code: ts.SourceFile,
  name: string,
  modules: Modules,
  hops = MAX_HOPS,
): Linked | undefined {
  const scope = scopeOf(code);
  for (const found of exportsNamed(code, name)) {
    const isImport = 'specifier' in found;
    const result = isImport
      ? exported(found, code, modules, hops - 1)
      : valueBehind(found, scope, modules, hops - 1);
    if (result) return result;
    // `exports.default = forwardRef(…)`
    if (!isImport && !isName(found)) return {value: found, scope};
  }
  return undefined;
}

/** Whether an expression only names something, which is not there then. */
function isName(node: ts.Expression): boolean {
  const value = unwrap(node);
  return !ts.isCallExpression(value) && !ts.isFunctionLike(value);
}
