import {normaliseCode, normaliseType} from './normalise';
import {memberKey, splitKey} from './memberKey';
import {compareVersions} from './semver';
import type {PropState, Snapshot} from './snapshot';

/** What a prop was, and what it is; `null`: it was not there. */
export type Turn = [before: PropState | null, after: PropState | null];

/** What happened to a component between two versions. */
export interface Delta {
  /** Whether the component was there, and whether it is; as numbers, for short JSON. */
  there: [before: 0 | 1, after: 0 | 1];
  /** Props that differ, by name. */
  props: Record<string, Turn>;
}

/** What lies between one version and the next; only components that differ. */
export type Step = Record<string, Delta>;

/** All that is known of a package's past: plain data, small enough to be a page's. */
export interface Past {
  /** Oldest first. */
  versions: string[];
  /** One fewer: `steps[i]` leads from `versions[i]` to the next. */
  steps: Step[];
}

/** Oldest first, one of each version. */
export function bySemver(snapshots: readonly Snapshot[]): Snapshot[] {
  const unique = new Map(snapshots.map((snapshot) => [snapshot.version, snapshot]));
  return [...unique.values()].sort((a, b) => compareVersions(a.version, b.version));
}

/** What changed from each version to the next. */
export function pastOf(snapshots: readonly Snapshot[]): Past {
  const sorted = bySemver(snapshots);
  return {
    versions: sorted.map(({version}) => version),
    steps: sorted.slice(1).map((next, i) => stepBetween(sorted[i] ?? next, next)),
  };
}

/** What changed from one version to another. */
export function stepBetween(before: Snapshot, after: Snapshot): Step {
  const deltas = keysOf(before.api, after.api).map((name): [string, Delta] => {
    const [old, now] = [sideOf(before, name), sideOf(after, name)];
    const there: Delta['there'] = [old.isThere ? 1 : 0, now.isThere ? 1 : 0];
    return [name, {there, props: turnsOf(old, now)}];
  });
  return Object.fromEntries(deltas.filter(([, delta]) => isDifferent(delta)));
}

/** Whether anything is left to tell of a component. */
export function isDifferent({there: [before, after], props}: Delta): boolean {
  return before !== after || Object.keys(props).length > 0;
}

type Props = Readonly<Record<string, PropState>>;

/** A component as one of two versions has it. */
interface Side {
  isThere: boolean;
  props: Props;
  inherited: ReadonlySet<string>;
  /** Whether the names of classes in CSS are known. */
  hasNames: boolean;
}

function sideOf({api, about}: Snapshot, name: string): Side {
  const props = valueOf(api, name);
  const inherited = new Set(valueOf(about ?? {}, name)?.inherited);
  return {
    isThere: props !== undefined,
    props: props ?? {},
    inherited,
    hasNames: about !== undefined,
  };
}

function turnsOf(before: Side, after: Side): Record<string, Turn> {
  const turns = keysOf(before.props, after.props).flatMap((key): [string, Turn][] => {
    const [old, now] = [stateOf(before, key), stateOf(after, key)];
    if (isUnlisted(key, old ? before : after, old ? after : before) && !(old && now)) return [];
    if (old && now && isClass(key) && !(before.hasNames && after.hasNames)) old.type = now.type;
    return isSame(old, now) ? [] : [[key, [old, now]]];
  });
  return Object.fromEntries(turns);
}

/** What to use instead is no change, and long. */
function stateOf({props}: Side, key: string): PropState | null {
  const state = valueOf(props, key);
  if (!state) return null;
  const {type, default: value, required, deprecated} = state;
  return {type, default: value, required, deprecated};
}

/**
 * Whether what only one version lists can be given to the other all the same: a prop that comes from
 * elsewhere there, a slot by its type, a class whose slot can. What was deprecated has gone.
 */
function isUnlisted(key: string, lists: Side, other: Side): boolean {
  const {kind, name} = splitKey(key);
  if (!other.isThere) return false;
  if (kind === undefined) return other.inherited.has(name) && !lists.props[name]?.deprecated;
  if (kind === 'slots') return takesSlot(other, name);
  const slot = memberKey('slots', name);
  return kind === 'classes' && Object.hasOwn(other.props, slot) && takesSlot(lists, name);
}

function takesSlot({props}: Side, name: string): boolean {
  if (!/^\w+$/.test(name)) return false;
  return new RegExp(`[{;]\\s*${name}\\??:`).test(valueOf(props, 'slots')?.type ?? '');
}

function isClass(key: string): boolean {
  return splitKey(key).kind === 'classes';
}

/** Whether a prop means the same in both; how its type is written does not matter. */
export function isSame(a: PropState | null, b: PropState | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.required === b.required &&
    a.deprecated === b.deprecated &&
    isSameDefault(a.default, b.default) &&
    isSameType(a.type, b.type)
  );
}

/** Whether two types differ in their formatting at most. */
export function isSameType(a: string, b: string): boolean {
  return a === b || normaliseType(a) === normaliseType(b);
}

/** Whether two defaults differ in their formatting at most. */
export function isSameDefault(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return a === b || normaliseCode(a) === normaliseCode(b);
}

function keysOf(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
}

/** A prop may be called `constructor`, which every object has. */
function valueOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
