import ts from 'typescript';
import {destructuredDefaults} from './defaults';
import {COMPONENT, rendered, type Element} from './element';
import {elementName, isChild, localValue, type Part, type Place} from './elementName';
import {CHILD} from '../packages/names';
import {functionOf, type Render, type Scope} from './render';

/** What is around a component. */
export type Surroundings = Pick<Place, 'file' | 'scope' | 'siblings' | 'modules'>;

/** Names that are followed from what is rendered to an element. */
export const MAX_HOPS = 12;

/** The props go somewhere, but what that is has no name. */
export const UNNAMED = '';

/**
 * Where a component puts the props that it does not know.
 *
 * @param rests names of the objects that hold them
 * @returns name of an element (`button`) or a component (`ButtonBase`), {@link CHILD},
 *   {@link UNNAMED}, or `null` where they go nowhere
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
  const target = rendered(render.body, (props) => spreads(props, rests));
  return target ? nameOf(target, {...around, render}) : null;
}

function nameOf({element, instead, cloned}: Element, place: Place): string {
  if (cloned && isChild(element)) return CHILD;
  const chosen = instead === COMPONENT ? localValue(COMPONENT, place) : instead;
  const name = chosen && elementName(chosen, place);
  return name ?? elementName(element, place) ?? UNNAMED;
}

/** Where a part that only its module knows puts what it gets, which may be all of its props. */
function partTarget({name, value}: Part, place: Place): string | null {
  const part = place.siblings.has(name) ? undefined : functionOf(value, place.scope);
  if (!part || part === place.render) return null;
  const target = targetOf(part, restsOf(part, place.scope), place);
  return target === UNNAMED ? null : target;
}

/** Names of the objects in which a part has what it gets, where that may be all of its props. */
export function restsOf(part: Render, scope: Scope): Set<string> {
  const [first] = part.parameters;
  const {rests} = destructuredDefaults(part, scope);
  if (first && ts.isIdentifier(first.name)) rests.add(first.name.text);
  return rests;
}

/** Whether an object has `...other` in it, at any depth but that of another element. */
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
