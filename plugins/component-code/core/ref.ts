import ts from 'typescript';
import {COMPONENT, isRendered, rendered, type Element} from './element';
import {calleeName, unwrap, type Render, type Scope} from './render';
import {restsOf, spreadElement, spreads} from './spread';

/** The element that a component's function gives its ref to: as such, or among its props. */
export function refElement(render: Render, scope: Scope): Element | undefined {
  if (!render.body) return undefined;
  const names = refNames(render);
  const rests = restsOf(render, scope);
  // Without a ref of its own it gets one among the props.
  if (names.size === 0) return spreadElement(render, rests);
  const holders = holdersOf(render, names);
  const holds = (props: ts.Node) => hasRef(props, names) || spreads(props, holders);
  const found =
    rendered(render.body, (props) => holds(props) && spreads(props, rests)) ??
    rendered(render.body, holds);
  if (found) return found;
  // A hook that takes the ref gives it back among the props.
  return isGivenToHook(render.body, names) ? spreadElement(render, rests) : undefined;
}

/** What an element is told to be by its props: `component="div"`, or `component: 'div'` in them. */
export function chosenTypes({cloned, props}: Element): ts.Expression[] {
  // What a copy is given does not decide what it is.
  return cloned ? [] : props.flatMap((one) => chosenIn(one) ?? []);
}

function chosenIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === COMPONENT) return node.initializer;
  if (ts.isJsxAttribute(node) && node.name.getText() === COMPONENT) {
    const {initializer} = node;
    if (!initializer || ts.isStringLiteral(initializer)) return initializer;
    return ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  }
  return isRendered(node) ? undefined : ts.forEachChild(node, chosenIn);
}

/** The variables that hold the ref: the second parameter, a prop, and what is made of them. */
export function refNames(render: Render): Set<string> {
  const [first, second] = render.parameters;
  const names = new Set<string>();
  if (second && ts.isIdentifier(second.name)) names.add(second.name.text);
  if (first) takeProp(first.name, names);
  for (const {name, initializer} of variablesOf(render)) {
    if (!initializer) continue;
    if (ts.isIdentifier(unwrap(initializer))) takeProp(name, names);
    if (!mentions(initializer, names)) continue;
    for (const one of boundIn(name)) if (/ref$/i.test(one)) names.add(one);
  }
  return names;
}

/** `ref` of `({ref, ...props}) =>`, whatever it is called then. */
function takeProp(name: ts.BindingName, names: Set<string>): void {
  if (!ts.isObjectBindingPattern(name)) return;
  const own = name.elements.find((one) => (one.propertyName ?? one.name).getText() === 'ref');
  if (own && ts.isIdentifier(own.name)) names.add(own.name.text);
}

function boundIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundIn(one.name) : []));
}

function variablesOf({body}: Render): ts.VariableDeclaration[] {
  const statements = body && ts.isBlock(body) ? [...body.statements] : [];
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations]);
}

/** Objects with the ref in them, which are spread later: `childProps = {ref}`, `useSlot({ref})`. */
function holdersOf(render: Render, names: ReadonlySet<string>): Set<string> {
  const holders = variablesOf(render).filter(
    ({initializer}) => initializer && hasRef(initializer, names),
  );
  return new Set(holders.flatMap(({name}) => boundIn(name)));
}

/** Whether props have a `ref` made of one of the names, at any depth but that of another element. */
function hasRef(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'ref') return names.has('ref');
  const isProperty = ts.isPropertyAssignment(node) || ts.isJsxAttribute(node);
  if (isProperty && node.name.getText() === 'ref' && node.initializer) {
    return mentions(node.initializer, names);
  }
  if (isRendered(node)) return false;
  return ts.forEachChild(node, (child) => hasRef(child, names)) ?? false;
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  return ts.forEachChild(node, (child) => mentions(child, names)) ?? false;
}

/** `useMenu({listRef: ref})`; a handle that replaces the element is another matter. */
function isGivenToHook(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isCallExpression(node) && /^use[A-Z]/.test(calleeName(node))) {
    if (calleeName(node) === 'useImperativeHandle') return false;
    if (node.arguments.some((one) => mentions(one, names))) return true;
  }
  return ts.forEachChild(node, (child) => isGivenToHook(child, names)) ?? false;
}
