import {pastOf, type Past} from '../steps';
import type {Snapshot} from '../snapshot';

/** What the page of changes is made of. */
export interface ChangesData extends Past {
  /** npm name. */
  package: string;
  /** Version → the day on which it came out, `2025-10-02`, where that is known. */
  released: Record<string, string>;
  /** Components and hooks in it that have a page; alphabetical. */
  pages: string[];
}

/**
 * @param snapshots at least one, of one package
 * @param pages names of the components and hooks that have a page
 * @param exclude names that the reference leaves out: they neither come nor go
 */
export function toChangesData(
  snapshots: readonly Snapshot[],
  pages: readonly string[],
  exclude: readonly string[],
): ChangesData {
  const {versions, steps} = pastOf(snapshots.map((snapshot) => without(snapshot, exclude)));
  const told = new Set(steps.flatMap((step) => Object.keys(step)));
  return {
    package: snapshots[0]?.package ?? '',
    versions,
    released: Object.fromEntries(
      snapshots.flatMap(({version, released}) => (released ? [[version, released]] : [])),
    ),
    steps,
    pages: pages.filter((name) => told.has(name)).sort(),
  };
}

function without(snapshot: Snapshot, names: readonly string[]): Snapshot {
  const kept = Object.entries(snapshot.api).filter(([name]) => !names.includes(name));
  return {...snapshot, api: Object.fromEntries(kept)};
}
