import ts from 'typescript';
import {renderedType, slotElement} from './elementName';
import {calleeName, propertyOf} from './render';

/** The prop by which a component that is made of slots lets its root be another element. */
export const COMPONENT = 'component';

/** What is rendered, with all that it is given. */
export interface Element {
  element: ts.Expression;
  /** What is rendered in its place, as `as={component}` says. */
  instead: ts.Expression | typeof COMPONENT | undefined;
  /** Whether it is a copy of an element that is there already. */
  cloned: boolean;
  props: readonly ts.Node[];
  children: readonly ts.Node[];
}

/** Whether an element gets what is looked for, be it in one that it holds. */
export type Carries = (props: ts.Node) => boolean;

/** The element that a component's function gives something to. */
export function rendered(body: ts.Node, carries: Carries): Element | undefined {
  // What is returned early is the exception.
  const last = ts.isBlock(body) ? body.statements.findLast(ts.isReturnStatement) : undefined;
  return (last && findElement(last, carries)) ?? findElement(body, carries);
}

function findElement(node: ts.Node, carries: Carries): Element | undefined {
  const own = elementOf(node);
  if (own?.props.some(carries)) {
    // The innermost: an element may hold another one that gets it.
    const inner = own.children.map((child) => findElement(child, carries)).find(Boolean);
    return inner ?? own;
  }
  return ts.forEachChild(node, (child) => findElement(child, carries));
}

/** A node as an element: `jsx(A, {…})`, `<A …>`, or `useSlot('root', {elementType: A, …})`. */
function elementOf(node: ts.Node): Element | undefined {
  if (ts.isJsxOpeningLikeElement(node)) {
    // Of namespaced tags (`svg:path`), which React has none of, an expression is not known.
    if (ts.isJsxNamespacedName(node.tagName)) return undefined;
    const instead = attributeOf(node.attributes, 'as');
    const props = [node.attributes];
    return {element: node.tagName, instead, cloned: false, props, children: []};
  }
  const type = renderedType(node);
  if (type && ts.isCallExpression(node)) {
    const [, ...props] = node.arguments;
    const instead = props.filter(ts.isObjectLiteralExpression).map((one) => propertyOf(one, 'as'));
    const cloned = calleeName(node) === 'cloneElement';
    return {element: type, instead: instead.find(Boolean), cloned, props, children: props};
  }
  const slot = slotElement(node);
  if (!slot) return undefined;
  const props = [slot.options];
  return {element: slot.element, instead: COMPONENT, cloned: false, props, children: []};
}

function attributeOf(attributes: ts.JsxAttributes, name: string): ts.Expression | undefined {
  const found = attributes.properties
    .filter(ts.isJsxAttribute)
    .find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
  return found && ts.isJsxExpression(found) ? found.expression : undefined;
}
