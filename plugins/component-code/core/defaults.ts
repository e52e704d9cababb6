import ts from 'typescript';
import {compiledDefaults} from './compiled';
import {toDefault, type CodeDefault} from './codeDefault';
import {calleeName, propertyOf, unwrap, type Render, type Scope} from './render';

/** What the body of a component does with its props. */
export interface Destructured {
  defaults: Map<string, CodeDefault>;
  /** Names of the objects that hold the props which are not named. */
  rests: Set<string>;
}

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
      takeGiven(initializer, known, found, scope);
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

/** `useProps('Card', defaults, props)`: what a call fills the props up with is what they are by default. */
function takeGiven(
  node: ts.Expression,
  known: ReadonlySet<string>,
  {defaults}: Destructured,
  scope: Scope,
): void {
  const call = unwrap(node);
  if (!ts.isCallExpression(call) || !holdsProps(call, known)) return;
  const names = call.arguments.filter(ts.isIdentifier).filter(({text}) => /default/i.test(text));
  for (const {text} of names) {
    const declared = scope.get(text);
    const value = declared && ts.isExpression(declared) ? unwrap(declared) : undefined;
    if (!value || !ts.isObjectLiteralExpression(value)) continue;
    for (const one of value.properties.filter(ts.isPropertyAssignment)) {
      const given = toDefault(one.initializer, scope);
      const name = one.name.getText().replace(/['"]/g, '');
      if (given && !defaults.has(name)) defaults.set(name, given);
    }
  }
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
