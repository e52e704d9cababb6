import ts from 'typescript';
import {destructuredDefaults} from './defaults';
import {
  elementName,
  localValue,
  renderedType,
  slotElement,
  type Part,
  type Place,
} from './elementName';
import {functionOf, propertyOf, type Render} from './render';

/** What is around a component. */
export type Surroundings = Pick<Place, 'file' | 'scope' | 'siblings' | 'modules'>;

/** Names that are followed from what is rendered to an element. */
const MAX_HOPS = 12;

/** The props go somewhere, but what that is has no name. */
export const UNNAMED = '';

/**
 * Where a component puts the props that it does not know.
 *
 * @param rests names of the objects that hold them
 * @returns name of an element (`button`) or a component (`ButtonBase`), {@link UNNAMED}, or `null`
 *   where they go nowhere
 */
export function spreadTarget(
  render: Render,
  rests: ReadonlySet<string>,
  around: Surroundings,
): string | null {
  return targetOf(render, rests, {...around, partTarget, hops: MAX_HOPS});
}

function targetOf(render: Render, rests: ReadonlySet<string>, around: Place): string | null {
  if (!render.body || rests.size === 0) return null;
  const place = {...around, render};
  // What is returned early is the exception.
  const last = ts.isBlock(render.body)
    ? render.body.statements.findLast(ts.isReturnStatement)
    : undefined;
  const target = (last && findTarget(last, rests)) ?? findTarget(render.body, rests);
  if (!target) return null;
  const {element, instead} = target;
  const chosen = instead === COMPONENT ? localValue('component', place) : instead;
  const name = chosen && elementName(chosen, place);
  return name ?? elementName(element, place) ?? UNNAMED;
}

/** Where a part that only its module knows puts what it gets, which may be all of its props. */
function partTarget({name, value}: Part, place: Place): string | null {
  const part = place.siblings.has(name) ? undefined : functionOf(value, place.scope);
  if (!part || part === place.render) return null;
  const [first] = part.parameters;
  const {rests} = destructuredDefaults(part, place.scope);
  if (first && ts.isIdentifier(first.name)) rests.add(first.name.text);
  const target = targetOf(part, rests, place);
  return target === UNNAMED ? null : target;
}

/** The prop by which a component that is made of slots lets its root be another element. */
const COMPONENT = 'component';

interface Element {
  element: ts.Expression;
  /** What is rendered in its place, as `as={component}` says. */
  instead: ts.Expression | typeof COMPONENT | undefined;
  props: readonly ts.Node[];
  children: readonly ts.Node[];
}

/** What the first element that spreads one of the objects is of. */
function findTarget(node: ts.Node, rests: ReadonlySet<string>): Element | undefined {
  const own = elementOf(node);
  if (own && own.props.some((props) => spreads(props, rests))) {
    // The innermost: an element may hold another one that spreads them.
    const inner = own.children.map((child) => findTarget(child, rests)).find(Boolean);
    return inner ?? own;
  }
  return ts.forEachChild(node, (child) => findTarget(child, rests));
}

/** A node as an element: `jsx(A, {…})`, `<A …>`, or `useSlot('root', {elementType: A, …})`. */
function elementOf(node: ts.Node): Element | undefined {
  if (ts.isJsxOpeningLikeElement(node)) {
    // Of namespaced tags (`svg:path`), which React has none of, an expression is not known.
    if (ts.isJsxNamespacedName(node.tagName)) return undefined;
    const instead = attributeOf(node.attributes, 'as');
    return {element: node.tagName, instead, props: [node.attributes], children: []};
  }
  const type = renderedType(node);
  if (type && ts.isCallExpression(node)) {
    const [, ...props] = node.arguments;
    const instead = props.filter(ts.isObjectLiteralExpression).map((one) => propertyOf(one, 'as'));
    return {element: type, instead: instead.find(Boolean), props, children: props};
  }
  const slot = slotElement(node);
  if (!slot) return undefined;
  return {element: slot.element, instead: COMPONENT, props: [slot.options], children: []};
}

function attributeOf(attributes: ts.JsxAttributes, name: string): ts.Expression | undefined {
  const found = attributes.properties
    .filter(ts.isJsxAttribute)
    .find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
  return found && ts.isJsxExpression(found) ? found.expression : undefined;
}

/** Whether an object has `...other` in it, at any depth but that of another element. */
function spreads(node: ts.Node, rests: ReadonlySet<string>): boolean {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
    if (ts.isIdentifier(node.expression) && rests.has(node.expression.text)) return true;
  }
  if (ts.isIdentifier(node) && rests.has(node.text)) return isArgument(node);
  return ts.forEachChild(node, (child) => spreads(child, rests)) ?? false;
}

/** `externalForwardedProps: other`, `{other}`, `jsx(A, other)`, `mergeProps(a, other)`; not `other.a`. */
function isArgument({parent}: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return ts.isCallExpression(parent) || ts.isPropertyAssignment(parent);
}
