import ts from 'typescript';
import type {ApiType} from '../model';
import type {Definitions} from './definitions';
import {unionMembers, type View} from './members';
import type {KnownType} from './memory';
import {printNode} from './typePrint';
import {typeText} from './typeText';

/** What the types of one model are read with. */
export interface Reader extends View {
  definitions: Definitions;
}

/**
 * @param type the type, of an optional prop with `undefined` in it
 * @param nodes where it is written; several where declarations were merged
 * @param order text in which the values of a union stand in the order to show
 */
export function toApiType(
  type: ts.Type,
  nodes: readonly ts.TypeNode[],
  reader: Reader,
  order?: string,
): ApiType {
  const known = knownType(type, nodes, reader);
  const isKnown = known !== undefined && known.type === type && known.order === order;
  const told = isKnown ? known.told : tell(type, nodes, reader, order);
  if (!isKnown) remember({type, order, told}, nodes, reader);
  // The same list for all that take it: a set of props is in hundreds of models.
  return {...told, refs: reader.definitions.refsOf(nodes, told.text)};
}

function knownType(
  type: ts.Type,
  [node, ...others]: readonly ts.TypeNode[],
  {memory}: Reader,
): KnownType | undefined {
  if (!node) return memory.computed.get(type);
  return others.length === 0 ? memory.types.get(node) : undefined;
}

function remember(
  known: KnownType,
  [node, ...others]: readonly ts.TypeNode[],
  {memory}: Reader,
): void {
  if (!node) memory.computed.set(known.type, known);
  else if (others.length === 0) memory.types.set(node, known);
}

function tell(
  type: ts.Type,
  nodes: readonly ts.TypeNode[],
  reader: Reader,
  order: string | undefined,
): Omit<ApiType, 'refs'> {
  const text = typeText(type, nodes, reader.checker, order);
  const written = [...new Set(nodes.map(printNode))];
  return {
    text,
    source: written.length > 0 ? written.join(' | ') : text,
    members: unionMembers(type, nodes, reader, order),
  };
}

/** Where the type of a property or parameter is written, its own file before all others. */
export function typeNodesOf(symbol: ts.Symbol, file: string): ts.TypeNode[] {
  const declarations = symbol.declarations ?? [];
  const own = declarations.filter((node) => node.getSourceFile().fileName === file);
  return (own.length > 0 ? own : declarations).flatMap((node) =>
    isTyped(node) && node.type ? [node.type] : [],
  );
}

function isTyped(
  node: ts.Node,
): node is ts.PropertySignature | ts.ParameterDeclaration | ts.PropertyDeclaration {
  return ts.isPropertySignature(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node);
}
