import ts from 'typescript';
import {destructuredDefaults} from './defaults';
import {rendered, type Element} from './element';
import type {Render, Scope} from './render';

/**
 * The element that a component's function gives the props that it does not know.
 *
 * @param rests names of the objects that hold them
 */
export function spreadElement({body}: Render, rests: ReadonlySet<string>): Element | undefined {
  return body && rendered(body, (props) => spreads(props, rests));
}

/** Names of the objects in which a part has what it gets, where that may be all of its props. */
export function restsOf(part: Render, scope: Scope): Set<string> {
  const [first] = part.parameters;
  const {rests} = destructuredDefaults(part, scope);
  if (first && ts.isIdentifier(first.name)) rests.add(first.name.text);
  return rests;
}

/** Whether props have `...other` in them, at any depth. */
export function spreads(node: ts.Node, rests: ReadonlySet<string>): boolean {
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
