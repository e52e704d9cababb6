import ts from 'typescript';
import {isContext} from './exports';
import {signaturesOf} from './symbols';

/** A component or hook as a package exports it. */
export interface Found {
  /** As it is exported. */
  name: string;
  /** The value, aliases followed. */
  symbol: ts.Symbol;
  /** Its `<Name>Props`, instantiated with the defaults of its parameters where all have one. */
  props: ts.Type | undefined;
  /** First parameter default that is an element's name (`button`). */
  element: string | undefined;
  imports: string[];
  /** What it hangs on, whose code says what a part is where its types do not. */
  holder?: Found;
  /** What else is exported where it is: `<Name>Classes`, `<Name>Slots`. */
  beside(name: string): ts.Symbol | undefined;
  /** Its name among what the package exports; of a part one of the same type, where there is one. */
  exportedAs?: string | undefined;
  /** What an element of an export takes, its type parameters filled in as far as they can be. */
  takenAs(name: string): ts.Type | undefined;
}

/**
 * A namespace, which holds components and is none, or an object that stands for one, as
 * `const Dialog = {Root, Trigger}`; `undefined` where a symbol is neither.
 */
export function foundNamespace(
  name: string,
  symbol: ts.Symbol | undefined,
  imports: string[],
  checker: ts.TypeChecker,
): Found | undefined {
  if (!symbol || !isHolder(symbol, checker)) return undefined;
  return {...NO_PROPS, name, symbol, imports, beside: () => undefined, takenAs: () => undefined};
}

function isHolder(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (symbol.flags & ts.SymbolFlags.ValueModule) return true;
  if (!(symbol.flags & ts.SymbolFlags.Variable)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return signaturesOf(type).length === 0 || isContext(type);
}

const NO_PROPS = {props: undefined, element: undefined};

/** A component that hangs on another, or stands in a namespace. */
export function foundPart(
  holder: Found,
  key: string,
  part: Pick<Found, 'symbol' | 'exportedAs'>,
): Found {
  const {imports, beside, takenAs} = holder;
  return {...NO_PROPS, ...part, name: `${holder.name}.${key}`, imports, holder, beside, takenAs};
}
