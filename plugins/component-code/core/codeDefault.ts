import ts from 'typescript';
import {importsOf} from './moduleNames';
import {unwrap, type Scope} from './render';

/** The value that code gives a prop that is left out. */
export interface CodeDefault {
  /** One line. */
  text: string;
  /** A plain value, which text can be compared with; not a call, a function or an import. */
  literal: boolean;
  /** Path of the code, which may be that of a factory. */
  file: string;
  /** Where it stands in it, from 1. */
  line: number;
  /** Whether React or a factory sets it, so that a type which wants it is none of the users'. */
  preset?: boolean;
  /** Whether it is what the component gives another one that has such a prop itself. */
  passed?: boolean;
}

/** Longer ones are code to read, not values to show. */
const MAX_LENGTH = 150;

/** The initializer as a default; `undefined` for what is none (`= undefined`). */
export function toDefault(node: ts.Expression, scope: Scope): CodeDefault | undefined {
  const value = resolve(unwrap(node), scope);
  const file = node.getSourceFile();
  const text = lineOf(value, scope);
  if (text === 'undefined' || ts.isVoidExpression(value) || isLookup(value)) return undefined;
  if (isVariable(value, scope) || isFallback(value, scope)) return undefined;
  const literal = isPlain(value);
  const shown = text.length > MAX_LENGTH ? node.getText(file) : text;
  const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
  const place = {file: file.fileName, line: line + 1};
  return {text: literal ? plainText(value, text) : shown, literal, ...place};
}

/** `context.open` and `Defs.size.default` are no values that a reader knows; `Align.start` is. */
function isLookup(value: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(value)) return false;
  return ts.isPropertyAccessExpression(value.expression) || /^[a-z]/.test(value.getText());
}

/** `field.disabled || false`, `given ?? 'a'`: what is taken first no reader can know. */
function isFallback(value: ts.Expression, scope: Scope): boolean {
  if (!ts.isBinaryExpression(value)) return false;
  const first = unwrap(value.left);
  return isVariable(first, scope) || isLookup(first);
}

/** A name that only the function knows: of the module's own and imported ones readers can learn. */
function isVariable(value: ts.Expression, scope: Scope): boolean {
  if (!ts.isIdentifier(value) || !/^[a-z]/.test(value.text) || scope.has(value.text)) return false;
  return !importsOf(value.getSourceFile()).has(value.text);
}

/** A constant of the module stands for its value, where that is plain. */
function resolve(value: ts.Expression, scope: Scope): ts.Expression {
  const declared = ts.isIdentifier(value) ? scope.get(value.text) : undefined;
  if (!declared || !ts.isExpression(declared)) return value;
  const meant = unwrap(declared);
  return isData(meant) ? meant : value;
}

/** Whether a value is plain all through: `{side: 'end'}`, `[8, 16]`. */
function isData(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isData);
  if (!ts.isObjectLiteralExpression(node)) return isPlain(node);
  return node.properties.every((one) => ts.isPropertyAssignment(one) && isData(one.initializer));
}

/** One line, in which the constants of a list stand for their values. */
function lineOf(value: ts.Expression, scope: Scope): string {
  const isList = ts.isArrayLiteralExpression(value) && value.elements.some(ts.isIdentifier);
  if (!isList) return value.getText().replace(/\s+/g, ' ');
  return `[${value.elements.map((one) => lineOf(resolve(one, scope), scope)).join(', ')}]`;
}

/** Whether a value is one that text can be compared with. */
export function isPlain(node: ts.Expression): boolean {
  if (ts.isLiteralExpression(node) && !ts.isRegularExpressionLiteral(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0;
  return PLAIN_KEYWORDS.has(node.kind);
}

const PLAIN_KEYWORDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

/** What is shipped small has `!0` and `!1` for `true` and `false`. */
function plainText(node: ts.Expression, text: string): string {
  if (/^![01]$/.test(text)) return String(text === '!0');
  return ts.isStringLiteralLike(node) ? `'${node.text}'` : text;
}
