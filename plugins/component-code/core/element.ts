import ts from 'typescript';
import {CHILD} from './names';
import {calleeName, propertyOf, unwrap} from './render';

/** The prop by which a component that is made of slots lets its root be another element. */
export const COMPONENT = 'component';

/** What is rendered, with all that it is given. */
export interface Element {
  /** `'div'`, `Root`. */
  type: ts.Expression;
  /** What is rendered in its place, as `as={component}` says. */
  instead: ts.Expression | typeof COMPONENT | undefined;
  /** Whether it is a copy of an element that is there already. */
  cloned: boolean;
  props: readonly ts.Node[];
}

/**
 * The element that a component's function gives something to; the innermost of those that hold one
 * another.
 *
 * @param body of the function
 * @param carries whether props of an element, or of one inside it, hold what is looked for
 */
export function rendered(body: ts.Node, carries: (props: ts.Node) => boolean): Element | undefined {
  const find = (node: ts.Node): Element | undefined => {
    const own = elementOf(node);
    if (!own?.props.some(carries)) return ts.forEachChild(node, find);
    return own.props.map(find).find(Boolean) ?? own;
  };
  // What is returned early is the exception.
  const last = ts.isBlock(body) ? body.statements.findLast(ts.isReturnStatement) : undefined;
  return (last && find(last)) ?? find(body);
}

/** A node as an element: `jsx(A, {…})`, `<A …>`, or `useSlot('root', {elementType: A, …})`. */
function elementOf(node: ts.Node): Element | undefined {
  if (ts.isJsxOpeningLikeElement(node)) {
    // Of namespaced tags (`svg:path`), which React has none of, an expression is not known.
    if (ts.isJsxNamespacedName(node.tagName)) return undefined;
    const instead = attributeOf(node.attributes, 'as');
    return {type: node.tagName, instead, cloned: false, props: [node.attributes]};
  }
  const type = createdType(node);
  if (type && ts.isCallExpression(node)) {
    const props = node.arguments.slice(1);
    const instead = props.filter(ts.isObjectLiteralExpression).map((one) => propertyOf(one, 'as'));
    const cloned = calleeName(node) === 'cloneElement';
    return {type, instead: instead.find(Boolean), cloned, props};
  }
  return slotElement(node);
}

function attributeOf(attributes: ts.JsxAttributes, name: string): ts.Expression | undefined {
  const found = attributes.properties
    .filter(ts.isJsxAttribute)
    .find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
  return found && ts.isJsxExpression(found) ? found.expression : undefined;
}

/** `useSlot('root', {elementType: A, …})` renders `A`. */
export function slotElement(node: ts.Node): Element | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const options = node.arguments.find((argument) => ts.isObjectLiteralExpression(argument));
  const type = options?.properties.find((one) => one.name?.getText() === 'elementType');
  if (!options || !type || !ts.isPropertyAssignment(type)) return undefined;
  return {type: type.initializer, instead: COMPONENT, cloned: false, props: [options]};
}

const JSX = new Set(['jsx', 'jsxs', 'jsxDEV', '_jsx', '_jsxs', 'createElement', 'cloneElement']);

/** `A` of `jsx(A, props)`. */
export function createdType(node: ts.Node): ts.Expression | undefined {
  return ts.isCallExpression(node) && JSX.has(calleeName(node)) ? node.arguments[0] : undefined;
}

/** Whether a node renders something of its own, so that what it holds is not its parent's. */
export function isRendered(node: ts.Node): boolean {
  const isJsx = ts.isJsxOpeningLikeElement(node) || ts.isJsxElement(node);
  return isJsx || createdType(node) !== undefined;
}

/** Whether an expression is the child: `children`, `Children.only(children)`, or that or another. */
export function isChild(node: ts.Expression): boolean {
  const value = unwrap(node);
  if (ts.isPropertyAccessExpression(value)) return value.name.text === CHILD;
  if (ts.isCallExpression(value)) return value.arguments.some(isChild);
  return ts.isIdentifier(value) && value.text === CHILD;
}
