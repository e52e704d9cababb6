import ts from 'typescript';
import {isComponent, isContext, isHidden} from './exports';
import {foundPart, type Found} from './found';
import type {Lookup} from './lookup';
import {followAlias} from './symbols';
import {runtimeNames} from './runtime';

/** A component that hangs on another one, or stands in a namespace. */
export interface Part {
  /** Behind the name of what it is a part of: `Item` of `Menu.Item`. */
  key: string;
  /** The component itself where the types lead to it, else the property that holds it. */
  symbol: ts.Symbol;
}

/**
 * The components in a namespace (`export * as Dialog`), or on a component: static members,
 * `Object.assign(Menu, {Item})`, `Menu.Item = Item`.
 *
 * @returns alphabetical
 */
export function partsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Part[] {
  return (isNamespace(symbol) ? membersOf(symbol, checker) : staticsOf(symbol, checker))
    .filter(({key}) => /^[A-Z]/.test(key))
    .filter((part) => !isHidden(part.symbol, checker) && isComponent(part.symbol, checker))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Whether an export is a module: a namespace is one that is no value beside. */
function isNamespace({flags}: ts.Symbol): boolean {
  const isModule = (flags & ts.SymbolFlags.ValueModule) !== 0;
  return isModule && (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class)) === 0;
}

function membersOf(module: ts.Symbol, checker: ts.TypeChecker): Part[] {
  const names = runtimeNames(module, checker);
  return checker
    .getExportsOfModule(module)
    .filter(({name}) => names.has(name))
    .map((one) => ({key: one.name, symbol: followAlias(one, checker)}));
}

function staticsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Part[] {
  const type = checker.getTypeOfSymbol(symbol);
  const parts = type
    .getProperties()
    .filter(({name}) => /^[A-Z]/.test(name) && !(isContext(type) && CONTEXTS.has(name)));
  return parts.map((one) => ({key: one.name, symbol: valueOf(one, checker)}));
}

/** What each context has: what authors hang on one beside is theirs. */
const CONTEXTS = new Set(['Provider', 'Consumer']);

/** What a property holds: `typeof Item`, `{Item}`, `{Item: Entry}`; itself where that has no name. */
function valueOf(property: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const node = property.valueDeclaration;
  const named = node && nameIn(node);
  const short = node && ts.isShorthandPropertyAssignment(node);
  const found = short
    ? checker.getShorthandAssignmentValueSymbol(node)
    : named && checker.getSymbolAtLocation(named);
  const value = found && followAlias(found, checker);
  return value?.declarations ? value : followAlias(property, checker);
}

function nameIn(node: ts.Node): ts.Node | undefined {
  const type =
    ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) ? node.type : undefined;
  if (type && ts.isTypeQueryNode(type) && !type.typeArguments) return type.exprName;
  if (ts.isVariableDeclaration(node) && node.type && ts.isTypeQueryNode(node.type)) {
    return node.type.exprName;
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.initializer)) return node.initializer;
  const assigned = ts.isPropertyAccessExpression(node) ? node.parent : undefined;
  const isAssigned = assigned && ts.isBinaryExpression(assigned) && ts.isIdentifier(assigned.right);
  return isAssigned ? assigned.right : undefined;
}

/** A namespace in a namespace's component: what goes deeper is the same again. */
const MAX_DEPTH = 3;

/** The parts of a component or namespace, and theirs. */
export function foundParts(holder: Found, checker: ts.TypeChecker, depth = MAX_DEPTH): Found[] {
  if (depth === 1) return [];
  return partsOf(holder.symbol, checker)
    .filter(({symbol}) => symbol !== holder.symbol && symbol !== holder.holder?.symbol)
    .map(({key, symbol}) => foundPart(holder, key, exported(holder, key, checker) ?? {symbol}))
    .flatMap((part) => [part, ...foundParts(part, checker, depth - 1)]);
}

/** `CardBody`, where `Card.Body` has the same type and no name of its own. */
function exported(
  holder: Found,
  key: string,
  checker: ts.TypeChecker,
): Pick<Found, 'symbol' | 'exportedAs'> | undefined {
  const exportedAs = `${holder.name.replaceAll('.', '')}${key}`;
  const named = holder.beside(exportedAs);
  const [part] = checker
    .getTypeOfSymbol(holder.symbol)
    .getProperties()
    .filter(({name}) => name === key);
  if (!named || !part || !(named.flags & ts.SymbolFlags.Value)) return undefined;
  const isSame = checker.getTypeOfSymbol(named) === checker.getTypeOfSymbol(part);
  return isSame ? {symbol: named, exportedAs} : undefined;
}

/** A component by its name, or by its path: `Menu.Item`, `Dialog.Root`. */
export function findPath(
  lookup: Lookup,
  name: string,
  index: number,
  checker: ts.TypeChecker,
): Found | undefined {
  const [first = '', ...path] = name.split('.');
  if (path.length === 0) return lookup.find(name, index);
  const holder = lookup.find(first, index) ?? lookup.namespace(first);
  return holder && foundParts(holder, checker).find((part) => part.name === name);
}
