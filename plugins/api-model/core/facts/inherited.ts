import ts from 'typescript';
import {HIDING} from '../../../component-code/core/docs';
import {MANY_PROPS, type ApiInherited} from '../model';
import {filesOf, isOwnProp, packageOf, type Home} from '../packages/origin';
import {REACTS_OWN} from './own';

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
  const others = [...properties].filter(
    ([name, symbol]) =>
      !listed.has(name) &&
      !REACTS_OWN.includes(name) &&
      !(isOwnProp(symbol, home) && isHidden(symbol)),
  );
  return byType(others);
}

/**
 * Those of the props that a reference lists that come from a type with many, which other components
 * may take as well: nobody looks for a component's own among them.
 *
 * @param properties all that a component takes
 * @param listed those that it lists
 * @param name of the component, whose `<Name>Props` is no set
 */
export function listedSets(
  properties: ReadonlyMap<string, ts.Symbol>,
  listed: ReadonlyMap<string, unknown>,
  name: string,
): ApiInherited[] {
  const own = new Set(['', `${name.replaceAll('.', '')}Props`]);
  const told = [...properties].filter(([prop]) => listed.has(prop));
  return byType(told).filter(({type, props}) => !own.has(type) && props.length >= MANY_PROPS);
}

function byType(properties: readonly (readonly [name: string, symbol: ts.Symbol])[]) {
  const groups = new Map<string, ApiInherited>();
  for (const [name, symbol] of properties) {
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
