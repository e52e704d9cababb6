import ts from 'typescript';
import {typeNodesOf} from './apiType';
import {isCountedOut, typeWritten} from './counted';
import type {View} from './members';
import {hasTypeParameter, printNode} from './typePrint';

/** How a prop is typed. */
export interface Told {
  type: ts.Type | undefined;
  nodes: readonly ts.TypeNode[];
  /** What it was made of, where that is not `nodes`. */
  written?: readonly ts.TypeNode[];
  /** What a type was made of: its values stand in that order. */
  order?: string;
  /** What it says itself to be where it is left out. */
  default?: string;
}

export const UNTYPED: Told = {type: undefined, nodes: []};

/**
 * The type of a prop, and where it is written: nowhere, where a mapped type makes another of what
 * is declared. What is written is taken where it means the same everywhere: instantiating is dear.
 */
export function told(
  symbol: ts.Symbol,
  {home, checker, memory}: View,
  isValidated: boolean,
): Told & {type: ts.Type} {
  const nodes = typeNodesOf(symbol, home.file);
  const [node] = nodes;
  const isOne = node && new Set(nodes.map(printNode)).size === 1;
  const chosen = isOne ? undefined : narrowest(symbol, nodes, checker);
  if (chosen) return chosen;
  if (!isOne || hasTypeParameter(node, checker)) {
    const [value] = (symbol.declarations ?? []).filter(ts.isPropertyAssignment);
    const order = value ? printNode(value) : '';
    return {type: checker.getTypeOfSymbol(symbol), nodes, order};
  }
  const written = typeWritten(node, checker);
  // A block of `propTypes` was made of what is written.
  if (isValidated || isCountedOut(node, checker) || !(symbol.flags & ts.SymbolFlags.Transient)) {
    return {type: written, nodes};
  }
  const type = checker.getTypeOfSymbol(symbol);
  const known = memory.told.get(node);
  if (known?.type === type && nodes.length === 1) return known.told;
  const found = isSameType(written, type, checker)
    ? {type: written, nodes}
    : {type, nodes: [], written: nodes, order: printNode(node), default: ownDefault(node)};
  if (nodes.length === 1) memory.told.set(node, {type, told: found});
  return found;
}

/**
 * Of a prop that several parts of an intersection declare the one that it is: `string` of `string &
 * ReactNode`, which the compiler would multiply out.
 */
function narrowest(
  symbol: ts.Symbol,
  nodes: readonly ts.TypeNode[],
  checker: ts.TypeChecker,
): (Told & {type: ts.Type}) | undefined {
  if (nodes.length < 2 || nodes.some((one) => hasTypeParameter(one, checker))) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const members = type.isUnion() ? type.types : [type];
  if (!members.some((member) => member.isIntersection())) return undefined;
  const node = nodes.find((one) => isSameType(typeWritten(one, checker), type, checker));
  return node && {type: typeWritten(node, checker), nodes: [node]};
}

/** `{values: ['s', 'm'], default: 's'}`: what a type is made of may say the default, too. */
function ownDefault(node: ts.TypeNode): string | undefined {
  const members = ts.isTypeLiteralNode(node) ? node.members.filter(ts.isPropertySignature) : [];
  const type = members.find(({name}) => name.getText() === 'default')?.type;
  return type && ts.isLiteralTypeNode(type) ? printNode(type) : undefined;
}

/** Whether two types have the same values, `undefined` aside, which an optional prop adds. */
function isSameType(a: ts.Type, b: ts.Type, checker: ts.TypeChecker): boolean {
  const [own, other] = [a, b].map(withoutUndefined);
  if (own?.length === other?.length && own?.every((one) => other?.includes(one))) return true;
  const [left, right] = [a, b].map((one) => checker.getNonNullableType(one));
  return Boolean(
    left &&
    right &&
    checker.isTypeAssignableTo(left, right) &&
    checker.isTypeAssignableTo(right, left),
  );
}

function withoutUndefined(type: ts.Type): readonly ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(({flags}) => !(flags & ts.TypeFlags.Undefined));
}
