import ts from 'typescript';

/**
 * The names of a module that are there at run time, as far as its declarations say: what is only
 * exported as a type (`export type *`) is none of them, be it a function.
 *
 * @param module its symbol
 */
export function runtimeNames(module: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<string> {
  const names = new Set<string>();
  collect(module, {checker, names, seen: new Set()});
  return names;
}

interface Walk {
  checker: ts.TypeChecker;
  names: Set<string>;
  seen: Set<ts.Symbol>;
}

function collect(module: ts.Symbol, walk: Walk): void {
  if (walk.seen.has(module)) return;
  walk.seen.add(module);
  const own = module.exports ?? new Map<ts.__String, ts.Symbol>();
  // What a script assigns as a whole has no statements to tell apart.
  const all = own.has(ts.InternalSymbolName.ExportEquals)
    ? walk.checker.getExportsOfModule(module)
    : [...own.values()];
  for (const symbol of all) {
    if (symbol.name === ts.InternalSymbolName.ExportStar) followStars(symbol, walk);
    else if (!isTypeOnly(symbol, walk.checker)) walk.names.add(symbol.name);
  }
}

function followStars({declarations = []}: ts.Symbol, walk: Walk): void {
  for (const node of declarations.filter(ts.isExportDeclaration)) {
    const target = node.moduleSpecifier && walk.checker.getSymbolAtLocation(node.moduleSpecifier);
    if (target && !node.isTypeOnly) collect(target, walk);
  }
}

function isTypeOnly({declarations = []}: ts.Symbol, checker: ts.TypeChecker): boolean {
  const [node] = declarations;
  if (!node) return false;
  if (ts.isTypeOnlyImportOrExportDeclaration(node)) return true;
  if (!ts.isExportSpecifier(node) || node.parent.parent.moduleSpecifier) return false;
  // `import type {Card} from './Card'; export {Card};`
  const local = checker.getExportSpecifierLocalTargetSymbol(node)?.declarations?.[0];
  return local !== undefined && ts.isTypeOnlyImportOrExportDeclaration(local);
}
