import ts from 'typescript';
import {aliasSymbol} from '../packages/symbols';
import {MAX_MEMBERS} from './typeText';

/**
 * What a written type stands for; `any` where the compiler would count its values out one after the
 * other, and more of them than are shown: `IntRange<1, 999>` is half a million types on the way.
 */
export function typeWritten(node: ts.TypeNode, checker: ts.TypeChecker): ts.Type {
  return isCountedOut(node, checker) ? checker.getAnyType() : checker.getTypeFromTypeNode(node);
}

/** Whether a type is made by an alias that calls itself, for a number that nobody reads up to. */
export function isCountedOut(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (!ts.isTypeReferenceNode(node) || !node.typeArguments?.some(isLarge)) return false;
  return callsItself(node.typeName, checker);
}

function isLarge(node: ts.TypeNode): boolean {
  const isNumber = ts.isLiteralTypeNode(node) && ts.isNumericLiteral(node.literal);
  return isNumber && Number(node.literal.text) > MAX_MEMBERS;
}

/** @param above aliases that lead to the name */
function callsItself(
  name: ts.EntityName,
  checker: ts.TypeChecker,
  above: readonly ts.Node[] = [],
): boolean {
  const alias = aliasSymbol(name, checker)?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || above.includes(alias)) return alias !== undefined;
  if (above.length === MAX_DEPTH) return false;
  const visit = (node: ts.Node): boolean =>
    (ts.isTypeReferenceNode(node) && callsItself(node.typeName, checker, [...above, alias])) ||
    (ts.forEachChild(node, visit) ?? false);
  return visit(alias.type);
}

/** From the name to what it is made of: what counts stands near. */
const MAX_DEPTH = 3;
