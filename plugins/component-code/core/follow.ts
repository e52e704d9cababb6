import {CHILD, isElement} from './names';
import {COMPONENT, isChild, type Element} from './element';
import type {Made} from './factory';
import {leadsOf, localValue, type Lead} from './leads';
import type {Modules} from './modules';
import {chosenTypes, refElement, refNames} from './ref';
import type {Render, Scope} from './render';
import {restsOf, spreadElement} from './spread';

/** What is followed through components until an element gets it. */
interface Walk {
  what: 'ref' | 'props';
  /** Names of components at which it ends: readers find the rest there. */
  siblings: ReadonlySet<string>;
  /** Where imports lead to. */
  modules: Modules;
  /** Components that were entered before: a part may render itself. */
  seen: Map<Render, Scope>;
}

/** Steps that are followed from what is rendered to an element: two names may stand for each other. */
const MAX_STEPS = 24;

/** The props go somewhere, but what that is has no name. */
export const UNNAMED = '';

/**
 * The element that a component forwards its ref to, as the code has it: followed through all that
 * is rendered on the way, be it in other modules.
 *
 * @returns name of an element, {@link CHILD}, or `null` where the code does not tell
 */
export function refTarget(made: Made, modules: Modules): string | null {
  if (refNames(made.render).size === 0) return null;
  return firstName([made], {what: 'ref', siblings: new Set(), modules, seen: new Map()});
}

/**
 * Where a component puts the props that it does not know.
 *
 * @param rests names of the objects that hold them
 * @param siblings names of the package's components; any other is a part of one of them
 * @returns name of an element (`button`) or a component (`ButtonBase`), {@link CHILD},
 *   {@link UNNAMED}, or `null` where they go nowhere
 */
export function spreadTarget(
  made: Made,
  rests: ReadonlySet<string>,
  siblings: ReadonlySet<string>,
  modules: Modules,
): string | null {
  const element = spreadElement(made.render, rests);
  const walk: Walk = {what: 'props', siblings, modules, seen: new Map()};
  return element ? (firstName(typesOf(element, made, walk), walk) ?? UNNAMED) : null;
}

/** Follows one lead after the other, each to its end, to the first name that answers. */
function firstName(leads: readonly Lead[], walk: Walk, steps = MAX_STEPS): string | null {
  for (const lead of leads) {
    const name = typeof lead === 'string' ? answer(lead, walk) : further(lead, walk, steps);
    if (name !== null) return name;
  }
  return null;
}

function further(lead: Exclude<Lead, string>, walk: Walk, steps: number): string | null {
  if (steps === 0) return null;
  const next = 'node' in lead ? leadsOf(lead, walk.siblings, walk.modules) : insideOf(lead, walk);
  return firstName(next, walk, steps - 1);
}

/** A ref is an element in the end; props that go to a component are told by its name. */
function answer(name: string, {what}: Walk): string | null {
  return what === 'props' || name === CHILD || isElement(name) ? name : null;
}

/** The step into a component: to what gets the ref or the props in there. */
function insideOf(made: Made, walk: Walk): Lead[] {
  const {render, scope} = made;
  // Each call of a factory makes another component of one function.
  if (walk.seen.get(render) === scope) return [];
  walk.seen.set(render, scope);
  const element =
    walk.what === 'ref' ? refElement(render, scope) : spreadElement(render, restsOf(render, scope));
  return element ? typesOf(element, made, walk) : [];
}

/** What an element is, the likeliest first. */
function typesOf(element: Element, {render, scope}: Made, {what}: Walk): Lead[] {
  const {type, instead, cloned} = element;
  if (cloned && isChild(type)) return [CHILD];
  const own = instead === COMPONENT ? localValue(COMPONENT, render) : instead;
  // A component that is told what to be still gets the props itself.
  const chosen = what === 'ref' ? chosenTypes(element) : [];
  return [...chosen, ...(own ? [own] : []), type].map((node) => ({node, scope, render}));
}
