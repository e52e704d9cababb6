import ts from 'typescript';

/** A symbol, or what it is an alias of. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether something is there at run time, a type aside. */
export function isValue(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0;
}

/** Whether something can be called, or made with `new`. */
export function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return isValue(symbol) && signaturesOf(checker.getTypeOfSymbol(symbol)).length > 0;
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

/** What a name in a type stands for, imports followed. */
export function aliasSymbol(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && followAlias(symbol, checker);
}
