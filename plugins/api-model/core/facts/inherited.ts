import ts from 'typescript';
import {HIDING} from '../code/docs';
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
): ApiInherited[] {
  const groups = new Map<string, ApiInherited>();
  for (const [name, symbol] of properties) {
    if (listed.has(name) || REACTS_OWN.includes(name)) continue;
    if (isOwnProp(symbol, home) && isHidden(symbol)) continue;
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

/** By its tags alone: to ask for the documentation of hundreds of props computes their types. */
function isHidden({declarations = []}: ts.Symbol): boolean {
  return declarations.some((node) =>
    ts.getJSDocTags(node).some(({tagName}) => HIDING.has(tagName.text)),
  );
}

/** The interface or alias that a prop is declared in. */
function typeNameOf({declarations = []}: ts.Symbol): string {
  let node: ts.Node | undefined = declarations[0];
  while (node && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) {
    node = node.parent;
  }
  return node?.name.text ?? '';
}
