import ts from 'typescript';
import {splitAt} from '../splitAt';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Characters that a type may take before its type arguments are left out. */
const MAX_LENGTH = 200;

const printer = ts.createPrinter({removeComments: true});

/** As the compiler writes it, whole: what it cuts (`... 4 more ...`) nobody can look up. */
export function typeToText(type: ts.Type, checker: ts.TypeChecker): string {
  // The order in a union hangs on what was checked before.
  const text = checker
    .typeToString(type, undefined, FORMAT)
    .replace(NAMES, (names) => names.split(' | ').sort().join(' | '));
  return type.isUnion() ? withoutRepeats(text) : text;
}

/** Members that differ in what no text shows, as how strictly a function is compared. */
function withoutRepeats(union: string): string {
  return union.includes(') | (') ? [...new Set(splitAt(union, '|'))].join(' | ') : union;
}

const NAMES = /(?<![\w.'"|] ?)\b[A-Z]\w*(?: \| [A-Z]\w*)+\b(?![.<[('"]| \|)/g;

/** A type as it is written, on one line. */
export function printNode(node: ts.Node): string {
  const known = printed.get(node);
  if (known !== undefined) return known;
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/(?<=\[) (?!\])|(?<!\[) (?=\])/g, '')
    .replace(/"([^"']*)"/g, "'$1'");
  printed.set(node, text);
  return text;
}

/** Hundreds of components take props that are written once. */
const printed = new WeakMap<ts.Node, string>();

/** Whether a type says what it means without its surroundings: no parameters, no look-ups. */
export function isSelfContained(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isIndexedAccessTypeNode(node) || ts.isTypeQueryNode(node)) return false;
  if (ts.isConditionalTypeNode(node) || ts.isMappedTypeNode(node)) return false;
  if (ts.isTypeReferenceNode(node) && isTypeParameter(node.typeName, checker)) return false;
  return !ts.forEachChild(node, (child) => !isSelfContained(child, checker));
}

/** Whether a type means something else in another place. */
export function hasTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const known = bound.get(node);
  if (known !== undefined) return known;
  const isBound =
    ts.isThisTypeNode(node) ||
    ts.isInferTypeNode(node) ||
    (ts.isTypeReferenceNode(node) && isTypeParameter(node.typeName, checker)) ||
    (ts.forEachChild(node, (child) => hasTypeParameter(child, checker)) ?? false);
  bound.set(node, isBound);
  return isBound;
}

/** A parameter stands in the file that names it: the answer is the same to every checker. */
const bound = new WeakMap<ts.Node, boolean>();

function isTypeParameter(name: ts.EntityName, checker: ts.TypeChecker): boolean {
  const flags = checker.getSymbolAtLocation(name)?.flags ?? ts.SymbolFlags.None;
  return (flags & ts.SymbolFlags.TypeParameter) !== 0;
}

/** A printed type without what readers need not know; long ones lose their type arguments. */
export function tidy(text: string): string {
  // What a function returns is no part of what the prop may be.
  return tidyWhole(isFunction(text) ? text : text.replace(/^undefined \| | \| undefined$/g, ''));
}

/** As {@link tidy}, of what is never left out: what a function gives back may be `undefined`. */
export function tidyWhole(text: string): string {
  const type = text.replace(/import\(["'][^"']*["']\)\./g, '').replace(/; }/g, ' }');
  const short = type.length > MAX_LENGTH ? withoutArguments(type) : type;
  return isWrapped(short) ? short.slice(1, -1) : short;
}

/** `(a: A) => B | undefined`, in which the arrow stands in no parentheses. */
function isFunction(text: string): boolean {
  let depth = 0;
  for (const [i, char] of [...text].entries()) {
    if ('([{<'.includes(char)) depth += 1;
    const isArrow = char === '>' && text[i - 1] === '=';
    if (isArrow && depth === 0) return true;
    if (')]}>'.includes(char) && !isArrow) depth -= 1;
  }
  return false;
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
  // A function's `undefined` is what it returns, unless the function stands in parentheses.
  return result.replace(/(\?: [^;]*?) \| undefined(?=[;)} ])/g, (all, type: string) =>
    type.includes('=>') && !type.endsWith(')') ? all : type,
  );
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
