import ts from 'typescript';
import {docOfSymbol} from '../code/docs';
import type {ApiInherited} from '../model';
import {filesOf, isOwnProp, packageOf, type Home} from '../packages/origin';
import {REACTS_OWN} from './props';

/**
 * The props that a reference does not list, by the types that declare them. What the authors hide
 * is in none of them.
 *
 * @param properties all that a component takes
 * @param listed those that it lists
 * @returns by package and type
 */
export function inheritedProps(
  properties: ReadonlyMap<string, ts.Symbol>,
  listed: ReadonlyMap<string, unknown>,
  home: Home,
  checker: ts.TypeChecker,
): ApiInherited[] {
  const groups = new Map<string, ApiInherited>();
  for (const [name, symbol] of properties) {
    if (listed.has(name) || REACTS_OWN.includes(name)) continue;
    // To read the documentation of hundreds of attributes is dear, and only authors hide.
    if (isOwnProp(symbol, home) && docOfSymbol(symbol, checker).hidden) continue;
    const owner = packageOf(filesOf(symbol)[0] ?? '')?.replace(/^@types\//, '') ?? '';
    const type = typeNameOf(symbol);
    const key = `${owner} ${type}`;
    const group = groups.get(key) ?? {package: owner, type, props: []};
    groups.set(key, group);
    group.props.push(name);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, group]) => ({...group, props: group.props.sort()}));
}

/** The interface or alias that a prop is declared in. */
function typeNameOf({declarations = []}: ts.Symbol): string {
  let node: ts.Node | undefined = declarations[0];
  while (node && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) {
    node = node.parent;
  }
  return node?.name.text ?? '';
}
