import ts from 'typescript';
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
  if (values) {
    const bound = constraint ? printNode(constraint) : '';
    return listed(inOrder(values, `${order} ${written.join(' ')} ${bound}`));
  }
  const [node] = nodes;
  if (node && written.length === 1 && isSelfContained(node, checker)) return tidy(written[0] ?? '');
  if (constraint) return tidy(printNode(constraint));
  return tidy(computedText(type, checker));
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
  const rank = (value: string) => {
    if (value === 'null') return Infinity;
    const at = source.indexOf(value);
    return at < 0 ? source.length : at;
  };
  return values.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en') || 0);
}

/** What a lone type parameter is bound to, where it is. */
function constraintNode(type: ts.Type): ts.TypeNode | undefined {
  const members = type.isUnion() ? type.types : [type];
  const [only, ...others] = members.filter((member) => !(member.flags & ts.TypeFlags.Undefined));
  const declaration = others.length === 0 ? only?.symbol?.declarations?.[0] : undefined;
  return declaration && ts.isTypeParameterDeclaration(declaration)
    ? declaration.constraint
    : undefined;
}
