import ts from 'typescript';
import {toDefault, type CodeDefault} from './codeDefault';
import {calleeName, unwrap, type Declared, type Render, type Scope} from './render';
import {spreadElement} from './spread';

/** A prop's name, and what it is where it is left out. */
type Entry = [string, CodeDefault];

/** `withDefaults(Card, {size: 'm'})`: the plain values that a factory of such a name is given. */
export function givenDefaults(declared: Declared | undefined, scope: Scope): Entry[] {
  const call = declared && ts.isExpression(declared) ? unwrap(declared) : undefined;
  if (!call || !ts.isCallExpression(call) || !/default(?:s|Props)?$/i.test(calleeName(call))) {
    return [];
  }
  return call.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap((one) => entriesOf(one.properties, scope));
}

/** What each `name: value` of an object, or `name="value"` of an element, has. */
export function entriesOf(properties: readonly ts.Node[], scope: Scope): Entry[] {
  return properties.flatMap((one): Entry[] => {
    const [name, node] = pairOf(one);
    const value = node && toDefault(node, scope);
    return name && value ? [[name.getText().replace(/['"]/g, ''), value]] : [];
  });
}

function pairOf(node: ts.Node): [ts.Node?, ts.Expression?] {
  if (ts.isPropertyAssignment(node)) return [node.name, node.initializer];
  if (!ts.isJsxAttribute(node) || !node.initializer) return [];
  const {name, initializer} = node;
  return [name, ts.isJsxExpression(initializer) ? initializer.expression : initializer];
}

/**
 * The plain values that stand before all that is passed on, which takes their place: `50` of
 * `<Base delay={50} {...props} />`, or of `const all = {delay: 50, ...props}`.
 *
 * @param rests names of the objects that hold what is passed on
 */
export function overridable(render: Render, rests: ReadonlySet<string>, scope: Scope): Entry[] {
  const lists = [...objectsIn(render), ...(spreadElement(render, rests)?.props ?? [])];
  const taken = namesTaken(render);
  return lists
    .flatMap((one) => entriesOf(beforeRest(one, rests), scope))
    .filter(([name, {literal}]) => literal && !taken.has(name))
    .map(([name, value]) => [name, {...value, literal: false, passed: true}]);
}

/** The objects that a function's body names. */
function objectsIn({body}: Render): ts.Expression[] {
  const statements = body && ts.isBlock(body) ? [...body.statements] : [];
  const lists = statements.flatMap((one) =>
    ts.isVariableStatement(one) ? [...one.declarationList.declarations] : [],
  );
  return lists.flatMap(({initializer}) => (initializer ? [unwrap(initializer)] : []));
}

function beforeRest(node: ts.Node, rests: ReadonlySet<string>): readonly ts.Node[] {
  const isList = ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node);
  const properties: readonly ts.Node[] = isList ? node.properties : [];
  const at = properties.findIndex(
    (one) =>
      (ts.isSpreadAssignment(one) || ts.isJsxSpreadAttribute(one)) &&
      ts.isIdentifier(one.expression) &&
      rests.has(one.expression.text),
  );
  return properties.slice(0, Math.max(at, 0));
}

/** Names of the props that a function takes apart: what is passed on does not have them. */
function namesTaken(render: Render): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, visit);
  };
  visit(render);
  return names;
}
