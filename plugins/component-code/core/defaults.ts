import ts from 'typescript';
import {compiledDefaults} from './compiled';
import {importsOf} from './moduleNames';
import {calleeName, propertyOf, unwrap, type Render, type Scope} from './render';

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
}

/** What the body of a component does with its props. */
export interface Destructured {
  defaults: Map<string, CodeDefault>;
  /** Names of the objects that hold the props which are not named. */
  rests: Set<string>;
}

/** Longer ones are code to read, not values to show. */
const MAX_LENGTH = 150;

/**
 * The defaults that a component takes props apart with, in its parameter or its body, be it the
 * props themselves or what `useDefaultProps({props})` and the like make of them.
 */
export function destructuredDefaults(render: Render, scope: Scope, place = 0): Destructured {
  const found: Destructured = {defaults: new Map(), rests: new Set()};
  const known = new Set<string>();
  const first = render.parameters[place];
  if (first) takeBinding(first.name, known, found, scope);
  const body = render.body && ts.isBlock(render.body) ? [...render.body.statements] : [];
  for (const statement of body.filter((one) => ts.isVariableStatement(one))) {
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (!initializer) continue;
      if (ts.isIdentifier(name) && holdsRest(initializer, found.rests)) found.rests.add(name.text);
      if (!holdsProps(initializer, known)) {
        // What has a rest of it is the props again, with what the hook has to add.
        if (restOf(name) === undefined || !isHookOf(initializer, known)) continue;
      }
      // `const [props, ref] = useContextProps(props, ref)`
      const target = ts.isArrayBindingPattern(name) ? firstOf(name) : name;
      if (target) takeBinding(target, known, found, scope);
    }
  }
  const compiled = compiledDefaults(render, known);
  for (const name of compiled.rests) found.rests.add(name);
  for (const [name, node] of compiled.values) {
    const value = found.defaults.has(name) ? undefined : toDefault(node, scope);
    if (value) found.defaults.set(name, value);
  }
  // What takes nothing apart can only pass all of it on.
  if (found.rests.size === 0 && first && ts.isIdentifier(first.name)) {
    found.rests.add(first.name.text);
  }
  return found;
}

/** `{...other, component}` holds what `other` does, and so does `withoutPopperProps(other)`. */
function holdsRest(node: ts.Expression, rests: ReadonlySet<string>): boolean {
  return spreadsAny(node, rests) || (ts.isCallExpression(unwrap(node)) && holdsProps(node, rests));
}

/** `useField(props)`, `useField({...props})` gives back what it does not know itself. */
function isHookOf(node: ts.Expression, known: ReadonlySet<string>): boolean {
  const value = unwrap(node);
  if (!ts.isCallExpression(value) || !/^use[A-Z]/.test(calleeName(value))) return false;
  return value.arguments.some((given) => spreadsAny(given, known) || holdsProps(given, known));
}

function restOf(name: ts.BindingName): string | undefined {
  if (!ts.isObjectBindingPattern(name)) return undefined;
  const rest = name.elements.find(({dotDotDotToken}) => dotDotDotToken !== undefined);
  return rest && ts.isIdentifier(rest.name) ? rest.name.text : undefined;
}

function firstOf(pattern: ts.ArrayBindingPattern): ts.BindingName | undefined {
  const [first] = pattern.elements;
  return first && ts.isBindingElement(first) ? first.name : undefined;
}

function takeBinding(
  name: ts.BindingName,
  known: Set<string>,
  {defaults, rests}: Destructured,
  scope: Scope,
): void {
  if (ts.isIdentifier(name)) known.add(name.text);
  if (!ts.isObjectBindingPattern(name)) return;
  for (const element of name.elements) {
    const key = element.propertyName ?? element.name;
    if (element.dotDotDotToken && ts.isIdentifier(element.name)) {
      rests.add(element.name.text);
      known.add(element.name.text);
    } else if (element.initializer && (ts.isIdentifier(key) || ts.isStringLiteral(key))) {
      const value = toDefault(element.initializer, scope);
      if (value && !defaults.has(key.text)) defaults.set(key.text, value);
    }
  }
}

function spreadsAny(node: ts.Expression, rests: ReadonlySet<string>): boolean {
  const value = unwrap(node);
  if (!ts.isObjectLiteralExpression(value)) return false;
  return value.properties.some(
    (one) =>
      ts.isSpreadAssignment(one) &&
      ts.isIdentifier(one.expression) &&
      rests.has(one.expression.text),
  );
}

/** Whether an expression is the props, or a call of `use…Props` and the like that is given them. */
function holdsProps(node: ts.Expression, known: ReadonlySet<string>): boolean {
  const value = unwrap(node);
  if (ts.isIdentifier(value)) return known.has(value.text);
  if (!ts.isCallExpression(value) || !/props?$/i.test(calleeName(value))) return false;
  return value.arguments.some((argument) => {
    if (!ts.isObjectLiteralExpression(argument)) return holdsProps(argument, known);
    // `useProps({props})`, `extendSxProp({...props})`
    const given = propertyOf(argument, 'props');
    return given ? holdsProps(given, known) : spreadsAny(argument, known);
  });
}

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
