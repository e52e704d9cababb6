import ts from 'typescript';
import {COMPONENT, rendered, type Element} from './element';
import {elementName, isChild, localValue, renderedType, type Part, type Place} from './elementName';
import {CHILD, isElement} from '../packages/names';
import {madeBy} from './factory';
import type {Modules} from './modules';
import {calleeName, functionOf, unwrap, type Render} from './render';
import {MAX_HOPS, restsOf, spreads, type Surroundings} from './spread';

/**
 * The element that a component forwards its ref to, as the code has it: followed through all that
 * is rendered on the way, be it in other modules.
 *
 * @returns name of an element, {@link CHILD}, or `null` where the code does not tell
 */
export function refElement(render: Render, around: Omit<Surroundings, 'siblings'>): string | null {
  const place = {...around, siblings: new Set<string>(), partTarget: partRef, hops: MAX_HOPS};
  return refNames(render).size > 0 ? targetOf(render, place) : null;
}

function targetOf(render: Render, around: Place): string | null {
  if (!render.body) return null;
  const place = {...around, render};
  const names = refNames(render);
  const rests = restsOf(render, place.scope);
  const holds = (props: ts.Node) =>
    hasRef(props, names) || spreads(props, holdersOf(render, names));
  const spread = () => rendered(render.body as ts.Node, (props) => spreads(props, rests));
  // Without a ref of its own it gets one among the props; one that a hook takes, by the hook's.
  if (names.size === 0) return named(spread(), place);
  const both = rendered(render.body, (props) => holds(props) && spreads(props, rests));
  const found = both ?? rendered(render.body, holds);
  if (found) return named(found, place);
  return isGivenToHook(render, names) ? named(spread(), place) : null;
}

function named(target: Element | undefined, place: Place): string | null {
  if (!target) return null;
  const {element, instead, cloned, props} = target;
  if (cloned) return isChild(element) ? CHILD : known(elementName(element, place));
  const local = instead === COMPONENT ? localValue(COMPONENT, place) : instead;
  const choices = [...props.flatMap((one) => chosenIn(one) ?? []), ...(local ? [local] : [])];
  for (const choice of [...choices, element]) {
    const name = known(elementName(choice, place));
    if (name !== null) return name;
  }
  return null;
}

function known(name: string | null): string | null {
  return name !== null && (isElement(name) || name === CHILD) ? name : null;
}

/** `component="div"`, or `component: 'div'` at any depth but that of another element. */
function chosenIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === COMPONENT) return node.initializer;
  if (ts.isJsxAttribute(node) && node.name.getText() === COMPONENT) {
    const {initializer} = node;
    if (!initializer || ts.isStringLiteral(initializer)) return initializer;
    return ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  }
  return isRendered(node) ? undefined : ts.forEachChild(node, chosenIn);
}

/** The elements of parts, which are asked for by many components of a package. */
const KNOWN = new WeakMap<Modules, Map<string, string | null>>();

function partRef({name, value}: Part, place: Place): string | null {
  const {modules, file} = place;
  const all = (modules && KNOWN.get(modules)) ?? new Map<string, string | null>();
  if (modules) KNOWN.set(modules, all);
  const key = `${file.fileName}#${name}@${value.pos}`;
  const before = all.get(key);
  if (before !== undefined) return before;
  // What renders itself.
  all.set(key, null);
  const found = followed(value, place);
  all.set(key, found);
  return found;
}

function followed(value: ts.Node, place: Place): string | null {
  const part = functionOf(value, place.scope);
  if (part) return part === place.render ? null : targetOf(part, place);
  const call = ts.isExpression(value) ? unwrap(value) : undefined;
  const isCall = call && ts.isCallExpression(call) && place.modules;
  const made = isCall ? madeBy(call, place, place.modules as Modules) : undefined;
  return made ? targetOf(made.render, {...place, ...made}) : null;
}

/** The variables that hold the ref: the second parameter, a prop, and what is made of them. */
function refNames(render: Render): Set<string> {
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

function isRendered(node: ts.Node): boolean {
  const isJsx = ts.isJsxOpeningLikeElement(node) || ts.isJsxElement(node);
  return isJsx || renderedType(node) !== undefined;
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  return ts.forEachChild(node, (child) => mentions(child, names)) ?? false;
}

/** `useMenu({listRef: ref})`; a handle that replaces the element is another matter. */
function isGivenToHook({body}: Render, names: ReadonlySet<string>): boolean {
  const isHook = (node: ts.Node): boolean => {
    if (ts.isCallExpression(node) && /^use[A-Z]/.test(calleeName(node))) {
      if (calleeName(node) === 'useImperativeHandle') return false;
      if (node.arguments.some((one) => mentions(one, names))) return true;
    }
    return ts.forEachChild(node, isHook) ?? false;
  };
  return body !== undefined && isHook(body);
}
