import ts from 'typescript';
import type {Entry} from './entry';

/** A component or hook as a package exports it. */
export interface Found {
  /** The value, aliases followed. */
  symbol: ts.Symbol;
  /** Its `<Name>Props`, instantiated with the defaults of its parameters where all have one. */
  props: ts.Type | undefined;
  /** First parameter default that is an element's name (`button`). */
  element: string | undefined;
  imports: string[];
}

/** The look-up of names in the modules that an entry imports. */
export interface Lookup {
  /** Whether the package resolves to type declarations at all. */
  hasTypes: boolean;
  /** Names of everything that can be called. */
  exported: string[];
  /** @param index the name's place among those of the entry */
  find(name: string, index: number): Found | undefined;
}

/** @param packageName npm name, for the import statements */
export function createLookup({program, file}: Entry, packageName: string): Lookup {
  const checker = program.getTypeChecker();
  const [root, ...modules] = file.statements
    .filter(ts.isImportDeclaration)
    .map((node) => exportsOf(checker.getSymbolAtLocation(node.moduleSpecifier), checker));
  const aliases = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node.type]),
  );
  const typeOf = (alias: string) => {
    const node = aliases.get(alias);
    const type = node && checker.getTypeFromTypeNode(node);
    // What does not exist, or lacks arguments, is the error type, a kind of `any`.
    return type && !(type.flags & ts.TypeFlags.Any) ? type : undefined;
  };
  return {
    hasTypes: root !== undefined,
    exported: [...(root ?? [])].filter(([, symbol]) => isCallable(symbol, checker)).map(([n]) => n),
    find(name, index) {
      const own = modules[index];
      const symbol = own?.get('default') ?? own?.get(name) ?? root?.get(name);
      if (!symbol || !isCallable(symbol, checker)) return undefined;
      const declared = own?.get(`${name}Props`) ?? root?.get(`${name}Props`);
      return {
        symbol,
        props:
          typeOf(`p${index}`) ??
          typeOf(`r${index}`) ??
          (declared && checker.getDeclaredTypeOfSymbol(declared)),
        element: declared && elementOf(declared, checker),
        imports: [
          ...(own?.has('default') ? [`import ${name} from '${packageName}/${name}';`] : []),
          ...(!own?.has('default') && own?.has(name)
            ? [`import {${name}} from '${packageName}/${name}';`]
            : []),
          ...(root?.has(name) ? [`import {${name}} from '${packageName}';`] : []),
        ],
      };
    },
  };
}

/** A module's exports by name, aliases followed; `undefined` where it does not resolve. */
function exportsOf(
  module: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): Map<string, ts.Symbol> | undefined {
  if (!module) return undefined;
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, followAlias(symbol, checker)]),
  );
}

function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  return signaturesOf(checker.getTypeOfSymbol(symbol)).length > 0;
}

/**
 * The ways to call a component. A union, as `React.JSXElementConstructor` is, has none of its own:
 * those of its members stand for it.
 */
export function signaturesOf(type: ts.Type): ts.Signature[] {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => [
    ...member.getConstructSignatures(),
    ...member.getCallSignatures(),
  ]);
}

function elementOf(props: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const parameters = checker.getDeclaredTypeOfSymbol(props).aliasTypeArguments ?? [];
  return parameters
    .filter((parameter) => parameter.isTypeParameter())
    .map((parameter) => checker.getDefaultFromTypeParameter(parameter))
    .find((type) => type !== undefined && type.isStringLiteral())?.value;
}
