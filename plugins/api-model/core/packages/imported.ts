import ts from 'typescript';
import {runtimeNames} from './runtime';
import {followAlias, isValue} from './symbols';

/** What a module exports, by name, aliases followed. */
export type Exports = Map<string, ts.Symbol>;

/** The exports of an imported module by its local name, asked for once each. */
export function importedModules(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): (local: string) => Exports | undefined {
  const specifiers = new Map(
    file.statements
      .filter(ts.isImportDeclaration)
      .map((node) => [localName(node), node.moduleSpecifier]),
  );
  return (local) => {
    const specifier = specifiers.get(local);
    return specifier && exportsOf(checker.getSymbolAtLocation(specifier), checker);
  };
}

function localName({importClause}: ts.ImportDeclaration): string {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamespaceImport(bindings) ? bindings.name.text : '';
}

/** The types that an entry file declares, by name; `undefined` of what does not exist. */
export function aliasTypes(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): (alias: string) => ts.Type | undefined {
  const aliases = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node.type]),
  );
  return (alias) => {
    const node = aliases.get(alias);
    const type = node && checker.getTypeFromTypeNode(node);
    // What does not exist, or lacks arguments, is the error type, a kind of `any`.
    return type && !(type.flags & ts.TypeFlags.Any) ? type : undefined;
  };
}

/** What the elements of an entry file take, by their tags: `root0.Card`. */
export function elementsTaken(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): (tag: string) => ts.Type | undefined {
  const elements = new Map(
    file.statements
      .filter(ts.isExpressionStatement)
      .map(({expression}) => expression)
      .filter(ts.isJsxSelfClosingElement)
      .map((element) => [element.tagName.getText(file), element]),
  );
  return (tag) => {
    const element = elements.get(tag);
    const taken = element && checker.getResolvedSignature(element)?.parameters[0];
    return taken && checker.getNonNullableType(checker.getTypeOfSymbol(taken));
  };
}

/** A module's exports by name, aliases followed; `undefined` where it does not resolve. */
function exportsOf(module: ts.Symbol | undefined, checker: ts.TypeChecker): Exports | undefined {
  if (!module) return undefined;
  const names = runtimeNames(module, checker);
  const all = checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, followAlias(symbol, checker)] as const);
  // A component whose type alone is exported cannot be imported.
  return new Map(all.filter(([name, symbol]) => names.has(name) || !isValue(symbol)));
}
