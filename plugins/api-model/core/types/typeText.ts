import ts from 'typescript';
import {aliasSymbol} from '../packages/symbols';
import {computedText} from './computed';
import {isSelfContained, printNode, tidy, typeToText} from './typePrint';

const PLAIN =
  ts.TypeFlags.Literal |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null;

/**
 * A type as one line for readers. Unions of plain values are spelled out, however many aliases
 * they hide behind; other types stand as their author wrote them; only what is written in terms of
 * type parameters, or looked up in another type, is computed.
 *
 * @param type the type, of an optional prop with `undefined` in it
 * @param nodes where the type is written; several where declarations were merged
 * @param order text in which the values of a union stand in the order to show, if there is one
 */
export function typeText(
  type: ts.Type,
  nodes: readonly ts.TypeNode[],
  checker: ts.TypeChecker,
  order = '',
): string {
  const written = [...new Set(nodes.map(printNode))];
  const values = plainValues(type, checker);
  const constraint = constraintNode(type);
  const absorbed = values && absorbedValues(values, nodes, checker);
  if (absorbed) return absorbed.join(' | ');
  if (values) {
    const bound = constraint ? printNode(constraint) : '';
    return listed(inOrder(values, `${order} ${written.join(' ')} ${bound}`));
  }
  const [node] = nodes;
  if (node && written.length === 1 && isSelfContained(node, checker)) return tidy(written[0] ?? '');
  if (constraint) return tidy(printNode(constraint));
  if (node && isLeftOpen(node, type, checker)) return tidy(written[0] ?? '');
  const text = computedText(type, checker);
  return tidy(node ? text : inOrderWithin(text, order));
}

/**
 * `Props & Themed<Name>` of a function that is generic itself: the compiler would say the same, but
 * work out first what the parameters may be at most.
 */
function isLeftOpen(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): boolean {
  const isNamed = ts.isIntersectionTypeNode(node) && node.types.every(ts.isTypeReferenceNode);
  return isNamed && checker.getTypeFromTypeNode(node) === type;
}

/** A type's text, in which the unions of nothing but texts stand in the order of another one. */
export function inOrderWithin(type: string, order: string): string {
  return type.replace(TEXTS, (texts) => {
    const values = texts.split(' | ');
    const isTold = values.every((value) => order.includes(value));
    return isTold ? inOrder(values, order).join(' | ') : texts;
  });
}

const TEXTS = /'[^']*'(?: \| '[^']*')+/g;

/**
 * What a name of a union is written with where the compiler keeps only the widest of it: `'light' |
 * string` is `string` to it, but readers are told of `'light'`.
 */
export function absorbedValues(
  values: readonly string[],
  nodes: readonly ts.TypeNode[],
  checker: ts.TypeChecker,
): string[] | undefined {
  const [node, ...others] = nodes;
  const union = node && others.length === 0 ? unionBehind(node, checker) : undefined;
  if (!union || values.length > 1 || !/^(?:string|number)$/.test(values[0] ?? '')) return undefined;
  const isTold = union.types.every((one) => ts.isLiteralTypeNode(one) || isKeyword(one));
  return isTold && union.types.some(ts.isLiteralTypeNode) ? union.types.map(printNode) : undefined;
}

function isKeyword({kind}: ts.TypeNode): boolean {
  return kind === ts.SyntaxKind.StringKeyword || kind === ts.SyntaxKind.NumberKeyword;
}

function unionBehind(node: ts.TypeNode, checker: ts.TypeChecker): ts.UnionTypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const symbol = aliasSymbol(node.typeName, checker);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && ts.isUnionTypeNode(alias.type) ? alias.type : undefined;
}

/** Values of a union as text; of thousands only the first. */
function listed(values: readonly string[]): string {
  const rest = values.length - MAX_MEMBERS;
  const shown = values.slice(0, MAX_MEMBERS).join(' | ');
  return rest > 0 ? `${shown} | … ${rest} more` : shown;
}

/** Unions of more members say nothing when they are spelled out: the names of 3000 icons. */
export const MAX_MEMBERS = 400;

/** The members of a union of nothing but primitives and literals, `undefined` left out. */
export function plainValues(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const members = (type.isUnion() ? type.types : [type])
    .flatMap((member) => constraintOf(member, checker))
    .filter((member) => !(member.flags & ts.TypeFlags.Undefined));
  if (members.length === 0 || !members.every((member) => member.flags & PLAIN)) return undefined;
  const texts = new Set(members.map((member) => typeToText(member, checker)));
  if (texts.delete('true') && !texts.delete('false')) texts.add('true');
  else if (members.some(isTrue)) texts.add('boolean');
  return [...texts];
}

/** `Multiple extends boolean` says nothing by its name: its constraint does. */
function constraintOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  if (!constraint) return [type];
  return constraint.isUnion() ? constraint.types : [constraint];
}

function isTrue(type: ts.Type): boolean {
  return 'intrinsicName' in type && type.intrinsicName === 'true';
}

/**
 * Values sorted by where they first stand in a text. The checker's own order hangs on what else
 * was checked before, so it would change with the set of components.
 */
export function inOrder(values: readonly string[], text: string): string[] {
  const source = text.replaceAll('"', "'");
  const placeOf = (value: string) =>
    NUMBER.test(value)
      ? source.search(new RegExp(`(?<![\\w.-])${value}(?![\\w.])`))
      : source.indexOf(value);
  // Of numbers that are counted (`Range<1, 23>`) the text has only some.
  const isCounted = values.some((value) => NUMBER.test(value) && placeOf(value) < 0);
  const rank = (value: string) => {
    if (value === 'null') return Infinity;
    const at = isCounted && NUMBER.test(value) ? -1 : placeOf(value);
    return at < 0 ? source.length : at;
  };
  return values.toSorted((a, b) => rank(a) - rank(b) || byValue(a, b));
}

function byValue(a: string, b: string): number {
  return NUMBER.test(a) && NUMBER.test(b) ? Number(a) - Number(b) : ALPHABET.compare(a, b);
}

/** One for all comparisons: to make one takes longer than to sort by it. */
const ALPHABET = new Intl.Collator('en');

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What a lone type parameter is bound to, where it is. */
function constraintNode(type: ts.Type): ts.TypeNode | undefined {
  const members = type.isUnion() ? type.types : [type];
  const [only, ...others] = members.filter((member) => !(member.flags & ts.TypeFlags.Undefined));
  const declaration = others.length === 0 ? only?.symbol?.declarations?.[0] : undefined;
  return declaration && ts.isTypeParameterDeclaration(declaration)
    ? declaration.constraint
    : undefined;
}
