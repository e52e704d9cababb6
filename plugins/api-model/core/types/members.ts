import ts from 'typescript';
import {isForeign, type Home} from '../packages/origin';
import {computedText} from './computed';
import {isSelfContained, printNode, tidy} from './typePrint';
import {inOrder, MAX_MEMBERS, plainValues} from './typeText';

/** How a type is looked at: from which component, with which checker. */
export interface View {
  home: Home;
  checker: ts.TypeChecker;
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
  {home, checker}: View,
  order = '',
): string[] {
  const values = plainValues(type, checker);
  if (values)
    return values.length > 1 ? inOrder(values, orderOf(nodes, order)).slice(0, MAX_MEMBERS) : [];
  const node = tellingNode(nodes, checker);
  if (!node && isForeignAlias(type, {home, checker})) return [];
  const members = node
    ? writtenMembers(node, {home, checker}, new Set())
    : computedMembers(type, checker);
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
  const values = plainValues(checker.getTypeFromTypeNode(node), checker);
  if (values) return values;
  const symbol = aliasSymbol(node.typeName, checker);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!symbol || !alias || seen.has(symbol) || isForeign(symbol, home))
    return [tidy(printNode(node))];
  if (!alias.typeParameters) return writtenMembers(alias.type, view, new Set([...seen, symbol]));
  const members = computedMembers(checker.getTypeFromTypeNode(node), checker);
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

/** What a name in a type stands for, imports followed. */
export function aliasSymbol(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
