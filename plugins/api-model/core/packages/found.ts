import ts from 'typescript';

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
}

/** A namespace, which holds components and is none; `undefined` where a symbol is no namespace. */
export function foundNamespace(
  name: string,
  symbol: ts.Symbol | undefined,
  imports: string[],
): Found | undefined {
  if (!symbol || !(symbol.flags & ts.SymbolFlags.ValueModule)) return undefined;
  return {...NO_PROPS, name, symbol, imports, beside: () => undefined};
}

const NO_PROPS = {props: undefined, element: undefined};

/** A component that hangs on another, or stands in a namespace. */
export function foundPart(holder: Found, key: string, symbol: ts.Symbol): Found {
  const {imports, beside} = holder;
  return {...NO_PROPS, name: `${holder.name}.${key}`, symbol, imports, holder, beside};
}
