import {splitKey} from '../memberKey';
import type {Snapshot} from '../snapshot';
import {bySemver} from '../steps';

/** What a reader's code is held against, beside the steps between versions; plain data. */
export interface UpgradeFacts {
  /** npm name. */
  package: string;
  /** Oldest first; all numbers below are places in it. */
  versions: string[];
  /** Name that not all versions export → the versions without it. */
  missing: Record<string, number[]>;
  /** Of each version, as `Snapshot.paths`; `false`: not known. */
  paths: (string[] | null | false)[];
  /** Component or hook → the versions that deprecate all of it. */
  deprecated: Record<string, number[]>;
  /** Component → its name in a theme. */
  themes: Record<string, string>;
  /** Class in CSS that is not made of that name → component and key. */
  classes: Record<string, [component: string, key: string]>;
  /** Component, and member behind a space → what to use instead, as the last version said it. */
  instead: Record<string, string>;
}

/** @param snapshots of one package, in any order */
export function upgradeFacts(snapshots: readonly Snapshot[]): UpgradeFacts {
  const sorted = bySemver(snapshots);
  return {
    package: sorted[0]?.package ?? '',
    versions: sorted.map(({version}) => version),
    missing: missingNames(sorted),
    paths: sorted.map(({paths}) => (paths === undefined ? false : paths)),
    deprecated: deprecatedWholes(sorted),
    themes: themeNames(sorted),
    classes: classNames(sorted),
    instead: reasons(sorted),
  };
}

function missingNames(sorted: readonly Snapshot[]): Record<string, number[]> {
  const all = new Set(sorted.flatMap(({exports = []}) => exports));
  const known = sorted.map(({exports}) => exports && new Set(exports));
  const entries = [...all]
    .sort()
    .map((name): [string, number[]] => [
      name,
      known.flatMap((names, place) => (names && !names.has(name) ? [place] : [])),
    ]);
  return Object.fromEntries(entries.filter(([, places]) => places.length > 0));
}

function deprecatedWholes(sorted: readonly Snapshot[]): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [place, {about = {}}] of sorted.entries()) {
    for (const [name, {deprecated}] of Object.entries(about)) {
      if (deprecated !== undefined) found[name] = [...(found[name] ?? []), place];
    }
  }
  return found;
}

function themeNames(sorted: readonly Snapshot[]): Record<string, string> {
  const entries = sorted.flatMap(({about = {}}) =>
    Object.entries(about).flatMap(([name, {theme}]) =>
      theme === undefined ? [] : [[name, theme]],
    ),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

function classNames(sorted: readonly Snapshot[]): UpgradeFacts['classes'] {
  const found = new Map<string, Map<string, [string, string]>>();
  for (const [component, key, state] of members(sorted)) {
    const {kind, name} = splitKey(key);
    if (kind !== 'classes' || state.type === '') continue;
    const places = found.get(state.type) ?? new Map<string, [string, string]>();
    found.set(state.type, places.set(`${component} ${name}`, [component, name]));
  }
  // A class that all components share says nothing of one of them.
  return Object.fromEntries(
    [...found].flatMap(([name, places]) =>
      places.size === 1 ? [[name, [...places.values()][0]]] : [],
    ),
  ) as UpgradeFacts['classes'];
}

function reasons(sorted: readonly Snapshot[]): Record<string, string> {
  const wholes = sorted.flatMap(({about = {}}) =>
    Object.entries(about).flatMap(([name, {deprecated}]) =>
      deprecated ? [[name, deprecated]] : [],
    ),
  );
  const own = members(sorted).flatMap(([component, key, {reason}]) =>
    reason === undefined ? [] : [[placeOf(component, key), reason]],
  );
  return Object.fromEntries([...wholes, ...own]) as Record<string, string>;
}

/** A member in {@link UpgradeFacts.instead}. */
export function placeOf(component: string, key: string): string {
  return `${component} ${key}`;
}

function members(sorted: readonly Snapshot[]) {
  return sorted.flatMap(({api}) =>
    Object.entries(api).flatMap(([component, states]) =>
      Object.entries(states).map(([key, state]) => [component, key, state] as const),
    ),
  );
}
