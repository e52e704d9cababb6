import {changesBetween, type Change} from './changes';
import {memberKey, splitKey} from './memberKey';
import type {PropState, Snapshot} from './snapshot';
import {
  isDifferent,
  isSame,
  stepBetween,
  type Delta,
  type Past,
  type Step,
  type Turn,
} from './steps';

/** A prop that came or went, as it is or was. */
export interface NamedProp extends PropState {
  name: string;
}

/** How a component that both versions have differs; props in order of name. */
export interface ComponentDifference {
  name: string;
  added: NamedProp[];
  removed: NamedProp[];
  changed: {name: string; changes: Change[]}[];
  /** Props that were not deprecated before. */
  deprecated: string[];
}

/** How two versions differ; all in order of name. */
export interface Difference {
  /** Components and hooks that only the later version has. */
  added: string[];
  /** Those that only the earlier has. */
  removed: string[];
  changed: ComponentDifference[];
}

/**
 * How two versions differ, computed from the steps between them: what came and went in between is
 * not told.
 *
 * @param from one of `past.versions`
 * @param to another of them; which of the two is earlier does not matter
 */
export function differenceOf(past: Past, from: string, to: string): Difference {
  const places = [from, to].map((version) => past.versions.indexOf(version)).sort((a, b) => a - b);
  const [first = 0, last = 0] = places;
  return toDifference(combined(past.steps.slice(Math.max(first, 0), Math.max(last, 0))));
}

/** How two versions differ by nothing but the two, whichever is later. */
export function differenceBetween(before: Snapshot, after: Snapshot): Difference {
  return toDifference(stepBetween(before, after));
}

function combined(steps: readonly Step[]): Step {
  const all = new Map<string, Delta>();
  for (const [name, delta] of steps.flatMap((step) => Object.entries(step))) {
    const known = all.get(name);
    all.set(name, known ? joined(known, delta) : delta);
  }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.filter(([, delta]) => isDifferent(delta)));
}

/** Two deltas of one component as one; what is as it was before is left out. */
function joined(earlier: Delta, later: Delta): Delta {
  const turns = new Map(Object.entries(earlier.props));
  for (const [name, [before, after]] of Object.entries(later.props)) {
    const known = turns.get(name);
    turns.set(name, [known ? known[0] : before, after]);
  }
  const left = [...turns].filter(([, [before, after]]) => !isSame(before, after));
  return {
    there: [earlier.there[0], later.there[1]],
    props: Object.fromEntries(left.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function toDifference(step: Step): Difference {
  const deltas = Object.entries(step);
  const namesOf = (was: 0 | 1, is: 0 | 1) =>
    deltas.filter(([, {there}]) => there[0] === was && there[1] === is).map(([name]) => name);
  return {
    added: namesOf(0, 1),
    removed: namesOf(1, 0),
    changed: deltas
      .filter(([, {there}]) => there[0] === 1 && there[1] === 1)
      .map(([name, {props}]) => toComponent(name, Object.entries(props)))
      .filter(({added, removed, changed, deprecated}) =>
        [added, removed, changed, deprecated].some((list) => list.length > 0),
      ),
  };
}

/** A class that a slot took with it, or left behind, is there as before: a slot tells its own. */
function isCarriedOver(key: string, turn: Turn, slots: ReadonlyMap<string, Turn>): boolean {
  const {kind, name} = splitKey(key);
  const slot = kind === 'classes' ? slots.get(memberKey('slots', name)) : undefined;
  if (!slot) return false;
  return (went(turn) && came(slot)) || (came(turn) && went(slot));
}

function came([before, after]: Turn): boolean {
  return before === null && after !== null;
}

function went([before, after]: Turn): boolean {
  return before !== null && after === null;
}

function toComponent(name: string, turns: readonly [string, Turn][]): ComponentDifference {
  const difference: ComponentDifference = {
    name,
    added: [],
    removed: [],
    changed: [],
    deprecated: [],
  };
  const slots = new Map(turns.filter(([key]) => splitKey(key).kind === 'slots'));
  for (const [prop, [before, after]] of turns) {
    if (isCarriedOver(prop, [before, after], slots)) continue;
    if (!before && after) difference.added.push({name: prop, ...after});
    if (before && !after) difference.removed.push({name: prop, ...before});
    if (!before || !after) continue;
    const changes = changesBetween(before, after);
    if (changes.length > 0) difference.changed.push({name: prop, changes});
    if (after.deprecated && !before.deprecated) difference.deprecated.push(prop);
  }
  return difference;
}
