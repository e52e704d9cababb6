import ts from 'typescript';
import {isForeign, type Home} from '../packages/origin';
import {aliasSymbol} from '../packages/symbols';
import {typeWritten} from './counted';
import {computedText} from './computed';
import type {Memory} from './memory';
import {isSelfContained, printNode, tidy} from './typePrint';
import {absorbedValues, inOrder, inOrderWithin, MAX_MEMBERS, plainValues} from './typeText';

/** How a type is looked at: from which component, with which checker. */
export interface View {
  home: Home;
  checker: ts.TypeChecker;
  memory: Memory;
}

/**
 * The values of a union, behind as many aliases of the package as hide them. Aliases of foreign
 * packages (`React.ReactNode`) are one value.
 *
 * @param type the type, of an optional prop with `undefined` in it
 * @param nodes where it is written
 * @param order text in which values stand in the order to show
 * @returns empty where the type is no union
 */
export function unionMembers(
  type: ts.Type,
  nodes: readonly ts.TypeNode[],
  view: View,
  order = '',
): string[] {
  const {checker} = view;
  const values = plainValues(type, checker);
  const absorbed = values && absorbedValues(values, nodes, checker);
  if (absorbed) return absorbed;
  if (values)
    return values.length > 1 ? inOrder(values, orderOf(nodes, order)).slice(0, MAX_MEMBERS) : [];
  const node = tellingNode(nodes, checker);
  if (!node && isForeignAlias(type, view)) return [];
  const members = node
    ? writtenMembers(node, view, new Set())
    : computedMembers(type, checker).map((member) =>
        nodes.length > 0 ? member : inOrderWithin(member, order),
      );
  const unique = [...new Set(members)].filter((member) => member !== 'undefined');
  return unique.length > 1 ? inOrder(unique, orderOf(nodes, order)).slice(0, MAX_MEMBERS) : [];
}

/** The place where a type is written, which declarations that were merged may repeat. */
function tellingNode(
  nodes: readonly ts.TypeNode[],
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const [first] = nodes;
  const isOne = new Set(nodes.map(printNode)).size === 1;
  return first && isOne && isSelfContained(first, checker) ? first : undefined;
}

/** Whether a type that was looked up in another one is an alias of a foreign package. */
function isForeignAlias(type: ts.Type, {home, checker}: View): boolean {
  const {aliasSymbol: alias} = checker.getNonNullableType(type);
  return alias !== undefined && isForeign(alias, home);
}

function orderOf(nodes: readonly ts.TypeNode[], order: string): string {
  return `${order} ${nodes.map(printNode).join(' ')}`;
}

/** @param seen aliases that are being followed: one may mention itself */
function writtenMembers(node: ts.TypeNode, view: View, seen: ReadonlySet<ts.Symbol>): string[] {
  if (ts.isParenthesizedTypeNode(node)) return writtenMembers(node.type, view, seen);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => writtenMembers(one, view, seen));
  const {checker, home} = view;
  if (!ts.isTypeReferenceNode(node)) return [tidy(printNode(node))];
  const values = plainValues(typeWritten(node, checker), checker);
  if (values) return values;
  const symbol = aliasSymbol(node.typeName, checker);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!symbol || !alias || seen.has(symbol) || isForeign(symbol, home))
    return [tidy(printNode(node))];
  if (!alias.typeParameters) return writtenMembers(alias.type, view, new Set([...seen, symbol]));
  const members = computedMembers(typeWritten(node, checker), checker);
  return members.length > 0 ? members : [tidy(printNode(node))];
}

function computedMembers(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (!type.isUnion()) return [];
  const texts = type.types
    .filter((member) => !(member.flags & ts.TypeFlags.Undefined))
    .map((member) => tidy(computedText(member, checker)));
  const withoutHalves = texts.filter((text) => text !== 'true' && text !== 'false');
  const isBoolean = texts.includes('true') && texts.includes('false');
  return isBoolean ? [...withoutHalves, 'boolean'] : texts;
}
