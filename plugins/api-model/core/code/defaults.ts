import ts from 'typescript';
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
        const rest = restOf(name);
        if (rest !== undefined && isHookOf(initializer, known)) found.rests.add(rest);
        continue;
      }
      // `const [props, ref] = useContextProps(props, ref)`
      const target = ts.isArrayBindingPattern(name) ? firstOf(name) : name;
      if (target) takeBinding(target, known, found, scope);
    }
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
  const text = value.getText().replace(/\s+/g, ' ');
  if (text === 'undefined' || ts.isVoidExpression(value) || isLookup(value)) return undefined;
  if (isVariable(value, scope)) return undefined;
  const literal = isPlain(value);
  const shown = text.length > MAX_LENGTH ? node.getText(file) : text;
  const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
  const place = {file: file.fileName, line: line + 1};
  return {text: literal ? plainText(value, text) : shown, literal, ...place};
}

/** `context.open` is no value that a reader could know; `Align.start` is. */
function isLookup(value: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(value) && /^[a-z]/.test(value.getText());
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
  return isPlain(meant) ? meant : value;
}

function isPlain(node: ts.Expression): boolean {
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

function plainText(node: ts.Expression, text: string): string {
  return ts.isStringLiteralLike(node) ? `'${node.text}'` : text;
}

/**
 * Whether a documented default is words about a value, with which none can be compared: what is no
 * expression (`as its parent`), or one that cannot be meant (`'Select an item' (localized)`).
 */
export function isProse(documented: string): boolean {
  const text = withoutMarks(documented);
  const {diagnostics = []} = ts.transpileModule(`(${text})`, {reportDiagnostics: true});
  if (diagnostics.length > 0) return true;
  const [statement] = ts.createSourceFile('a.ts', `(${text})`, ts.ScriptTarget.Latest).statements;
  const value = statement && ts.isExpressionStatement(statement) && unwrap(statement.expression);
  return value ? ts.isCallExpression(value) && isPlain(unwrap(value.expression)) : true;
}

/**
 * Whether a documented default and the code's say the same: quotes and spaces aside.
 *
 * @param documented as written behind `@default`, perhaps as Markdown code
 */
export function sameDefault(documented: string, actual: string): boolean {
  return comparable(documented) === comparable(actual);
}

/** Without the backticks of Markdown, and the end of a statement. */
function withoutMarks(text: string): string {
  return text.replace(/^`([^`]*)`$/, '$1').replace(/;$/, '');
}

function comparable(text: string): string {
  const plain = withoutMarks(text).replace(/["`]/g, "'");
  const compact = plain.replace(/\s+/g, '');
  const number = Number(compact);
  return compact !== '' && Number.isFinite(number) ? String(number) : compact;
}
