import ts from 'typescript';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const PLAIN =
  ts.TypeFlags.Literal |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null;

/** Characters that a type may take before its type arguments are left out. */
const MAX_LENGTH = 200;

const printer = ts.createPrinter({removeComments: true});

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
  if (values) return inOrder(values, `${order} ${written.join(' ')}`).join(' | ');
  const [node] = nodes;
  if (node && written.length === 1 && isSelfContained(node, checker)) return tidy(written[0] ?? '');
  const constraint = constraintNode(type);
  if (constraint) return tidy(printNode(constraint));
  return tidy(checker.typeToString(type, undefined, FORMAT));
}

/** The members of a union of nothing but primitives and literals, `undefined` left out. */
function plainValues(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const members = (type.isUnion() ? type.types : [type])
    .flatMap((member) => constraintOf(member, checker))
    .filter((member) => !(member.flags & ts.TypeFlags.Undefined));
  if (members.length === 0 || !members.every((member) => member.flags & PLAIN)) return undefined;
  const texts = new Set(members.map((member) => checker.typeToString(member, undefined, FORMAT)));
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
function inOrder(values: readonly string[], text: string): string[] {
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

function printNode(node: ts.TypeNode): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, ' ').replace(/"([^"']*)"/g, "'$1'");
}

/** Whether a type says what it means without its surroundings: no parameters, no look-ups. */
function isSelfContained(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isIndexedAccessTypeNode(node) || ts.isTypeQueryNode(node)) return false;
  if (ts.isConditionalTypeNode(node) || ts.isMappedTypeNode(node)) return false;
  if (ts.isTypeReferenceNode(node) && isTypeParameter(node.typeName, checker)) return false;
  return !ts.forEachChild(node, (child) => !isSelfContained(child, checker));
}

function isTypeParameter(name: ts.EntityName, checker: ts.TypeChecker): boolean {
  const flags = checker.getSymbolAtLocation(name)?.flags ?? ts.SymbolFlags.None;
  return (flags & ts.SymbolFlags.TypeParameter) !== 0;
}

function tidy(text: string): string {
  const type = text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/^undefined \| | \| undefined$/g, '')
    .replace(/; }/g, ' }');
  const short = type.length > MAX_LENGTH ? withoutArguments(type) : type;
  return isWrapped(short) ? short.slice(1, -1) : short;
}

/** `{ root?: SlotProps<'div', {}, Owner> | undefined }` → `{ root?: SlotProps<…> }` */
function withoutArguments(text: string): string {
  let depth = 0;
  let result = '';
  for (const [i, char] of [...text].entries()) {
    const closes = char === '>' && text[i - 1] !== '=';
    if (closes) depth -= 1;
    if (depth === 0) result += closes ? '…>' : char;
    if (char === '<') depth += 1;
  }
  return result.replace(/(\?: [^;]*?) \| undefined(?=[;)} ])/g, '$1');
}

/** Whether one pair of parentheses holds all: what is left of `((a: A) => void) | undefined`. */
function isWrapped(text: string): boolean {
  if (!text.startsWith('(')) return false;
  let depth = 0;
  for (const [i, char] of [...text].entries()) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0) return i === text.length - 1;
  }
  return false;
}
