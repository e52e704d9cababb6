import type ts from 'typescript';
import {docOfSymbol, type Doc} from '../../../component-code/core/docs';
import type {PropTypeDoc} from '../../../component-code/core/propTypes';
import {isMark} from '../packages/dom';
import {componentFolder, filesOf, isOwnProp, type Home} from '../packages/origin';

/** A documented prop; the rest is there where the JavaScript has a validator. */
export type PropDoc = Doc & Partial<Pick<PropTypeDoc, 'source' | 'required' | 'members'>>;

/** What React takes for itself: a ref is told apart from the props, a key reaches no component. */
export const REACTS_OWN: readonly string[] = ['ref', 'key'];

/** The properties of a type; of a union all that any member has, so that no alternative is lost. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  if (!type.isUnion()) return byKey(membersOf(type, checker));
  const all = new Map<string, ts.Symbol>();
  for (const symbol of type.types.flatMap((member) => membersOf(member, checker))) {
    const known = all.get(symbol.name);
    if (!known) all.set(symbol.name, symbol);
    else if (known.declarations?.[0] !== symbol.declarations?.[0]) {
      // Joined only where the members differ: hundreds of DOM props are the same in all.
      all.set(symbol.name, checker.getPropertyOfType(type, symbol.name) ?? known);
    }
  }
  return all;
}

function membersOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  return checker.getPropertiesOfType(type).filter((member) => !isMark(member));
}

function byKey(symbols: readonly ts.Symbol[]): Map<string, ts.Symbol> {
  return new Map(symbols.map((symbol) => [symbol.name, symbol]));
}

/**
 * The props that are the component's own, described or not, for packages without `propTypes`.
 *
 * @param properties all properties of the props type
 * @param parent component of the package whose documentation has the props that it declares
 */
export function ownProps(
  properties: ReadonlyMap<string, ts.Symbol>,
  home: Home,
  checker: ts.TypeChecker,
  parent?: string,
): Map<string, PropDoc> {
  const isParents = (symbol: ts.Symbol) =>
    parent !== undefined && filesOf(symbol).some((file) => componentFolder(file, home) === parent);
  const docs = [...properties]
    .filter(([name]) => !REACTS_OWN.includes(name))
    // React declares it for all elements, but what it holds is each component's affair.
    .filter(([name, symbol]) => name === 'children' || isOwnProp(symbol, home))
    .filter(([, symbol]) => !isParents(symbol))
    .map(([name, symbol]): [string, PropDoc] => [name, docOfSymbol(symbol, checker)]);
  return new Map(docs.filter(([, doc]) => !doc.hidden));
}
