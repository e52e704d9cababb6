import ts from 'typescript';
import {docOfSymbol} from '../../../component-code/core/docs';
import type {ApiDefinition} from '../model';
import {isForeign} from '../packages/origin';
import {aliasSymbol} from '../packages/symbols';
import {unionMembers, type View} from './members';
import type {Named} from './memory';
import {printNode} from './typePrint';
import {plainValues} from './typeText';

/** From a prop's type to a name, to a name in its definition, and once more. */
const MAX_DEPTH = 3;
/** A theme alone leads to hundreds of types. */
const MAX_DEFINITIONS = 40;
const MAX_LENGTH = 2000;

/** The definitions of one model, which grow with the types that are asked about. */
export interface Definitions {
  /** By name. */
  all: Map<string, ApiDefinition>;
  /** Names in a type's text that are defined here; their definitions are added. */
  refsOf(nodes: readonly ts.Node[], text: string): string[];
}

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration;

/** Definitions that begin empty, and take in those of each type that is asked about. */
export function createDefinitions(view: View): Definitions {
  const all = new Map<string, ApiDefinition>();
  const collect = (nodes: readonly ts.Node[], text: string, depth: number): string[] => {
    if (depth === 0) return [];
    const named = namesIn(nodes, view);
    const refs = [...named].filter(([name]) => mentions(text, name));
    return refs.flatMap(([name, {symbol, isArgument}]) => {
      const declaration = symbol.declarations?.find(isDeclaration);
      if (!all.has(name) && declaration && all.size < MAX_DEFINITIONS) {
        const known = view.memory.definitions.get(symbol);
        const made = known ?? toDefinition(name, symbol, declaration, view);
        view.memory.definitions.set(symbol, made);
        const definition = {...made, name};
        // Before its own names are followed: one of them may be this one.
        all.set(name, definition);
        definition.refs = collect(
          partsOf(declaration),
          definition.text,
          isArgument ? 0 : depth - 1,
        );
      }
      return all.has(name) ? [name] : [];
    });
  };
  return {all, refsOf: (nodes, text) => collect(nodes, text, MAX_DEPTH)};
}

function mentions(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  return new RegExp(`(?<![\\w$'"])${name.replaceAll('$', '\\$')}(?![\\w$'"])`).test(text);
}

/** The types of kin packages that nodes name; a type parameter is none, whatever it is called. */
function namesIn(nodes: readonly ts.Node[], view: View): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const node of nodes) {
    const own = view.memory.names.get(node) ?? namesOf(node, view);
    view.memory.names.set(node, own);
    for (const [name, named] of own) add(found, name, named);
  }
  return found;
}

function add(all: Map<string, Named>, name: string, {symbol, isArgument}: Named): void {
  all.set(name, {symbol, isArgument: isArgument && all.get(name)?.isArgument !== false});
}

function namesOf(node: ts.Node, view: View): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  const visit = (one: ts.Node, isArgument: boolean): void => {
    const name = typeNameOf(one);
    const symbol = name && aliasSymbol(name, view.checker);
    const isNamed = symbol !== undefined && isDefinable(symbol, view);
    if (name && isNamed) add(found, lastName(name), {symbol, isArgument});
    ts.forEachChild(one, (child) => visit(child, isArgument || isNamed));
  };
  visit(node, false);
  return found;
}

function typeNameOf(node: ts.Node): ts.EntityName | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (!ts.isExpressionWithTypeArguments(node)) return undefined;
  return ts.isIdentifier(node.expression) ? node.expression : undefined;
}

function lastName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : name.right.text;
}

function isDefinable(symbol: ts.Symbol, {home}: View): boolean {
  const declaration = symbol.declarations?.find(isDeclaration);
  return declaration !== undefined && !isForeign(symbol, home);
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)
  );
}

function toDefinition(
  name: string,
  symbol: ts.Symbol,
  node: Declaration,
  view: View,
): ApiDefinition {
  const alias = ts.isTypeAliasDeclaration(node) ? node.type : undefined;
  const type = alias && view.checker.getTypeFromTypeNode(alias);
  const values = type && plainValues(type, view.checker);
  const isGeneric = ts.isTypeAliasDeclaration(node) && node.typeParameters !== undefined;
  const members = alias && type && !isGeneric ? unionMembers(type, [alias], view) : [];
  return {
    name,
    text: cut(values ? (members.length > 0 ? members : values).join(' | ') : textOf(node)),
    source: cut(printNode(node)),
    members,
    refs: [],
    description: docOfSymbol(symbol, view.checker).description,
  };
}

function partsOf(node: Declaration): readonly ts.Node[] {
  if (ts.isTypeAliasDeclaration(node)) return [node.type];
  if (ts.isInterfaceDeclaration(node)) return [...(node.heritageClauses ?? []), ...node.members];
  return [];
}

function textOf(node: Declaration): string {
  if (ts.isTypeAliasDeclaration(node)) return printNode(node.type);
  const bases = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
  const extended = bases.flatMap(({types}) => types).map((base) => `${printNode(base)} & `);
  const members = node.members.map((member) => printNode(member).replace(/;$/, ''));
  return `${extended.join('')}{ ${members.join('; ')} }`.replace('{  }', '{}');
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
