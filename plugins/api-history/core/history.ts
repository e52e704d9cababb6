import {changesBetween, type Change} from './changes';
import type {PropState, Snapshot} from './snapshot';
import {bySemver, pastOf, type Delta, type Turn} from './steps';

/** What happened to a prop, as far as the given versions tell. */
export interface PropHistory {
  /** The first version that has it, of those given; `null`: the oldest has it. */
  since: string | null;
  /** Oldest first. */
  changed: (Change & {version: string})[];
  /** `null`: not deprecated, or already in the oldest version. */
  deprecatedSince: string | null;
  /** The first version without it; `null`: the newest has it. */
  removed: string | null;
}

export interface ComponentHistory {
  /** As {@link PropHistory.since}. */
  since: string | null;
  /** As {@link PropHistory.removed}. */
  removed: string | null;
  props: Map<string, PropHistory>;
}

/** Component or hook → what happened to it. */
export type History = ReadonlyMap<string, ComponentHistory>;

/**
 * What happened to each component and prop. What came back after it was removed begins anew.
 *
 * @param snapshots in any order; a version that was not given cannot be named, so that what came
 *   between two of them is said to have come with the later
 */
export function historyOf(snapshots: readonly Snapshot[]): History {
  const [oldest] = bySemver(snapshots);
  const history = new Map<string, ComponentHistory>();
  for (const [name, props] of Object.entries(oldest?.api ?? {})) {
    history.set(name, {
      since: null,
      removed: null,
      props: new Map(Object.keys(props).map((prop) => [prop, newProp(null, null)])),
    });
  }
  const {versions, steps} = pastOf(snapshots);
  steps.forEach((step, i) => {
    const version = versions[i + 1] ?? '';
    for (const [name, delta] of Object.entries(step)) {
      history.set(name, afterDelta(history.get(name), delta, version));
    }
  });
  return history;
}

function afterDelta(
  known: ComponentHistory | undefined,
  {there: [before, after], props}: Delta,
  version: string,
): ComponentHistory {
  const next: ComponentHistory = {
    since: before === 0 ? version : (known?.since ?? null),
    removed: after === 0 ? version : null,
    props: new Map(known?.props),
  };
  for (const [prop, turn] of Object.entries(props)) {
    next.props.set(prop, afterTurn(next.props.get(prop) ?? newProp(null, null), turn, version));
  }
  return next;
}

function afterTurn(known: PropHistory, [before, after]: Turn, version: string): PropHistory {
  if (!after) return {...known, removed: version};
  if (!before) return newProp(version, after);
  const changes = changesBetween(before, after).map((change) => ({...change, version}));
  return {
    ...known,
    changed: [...known.changed, ...changes],
    deprecatedSince: after.deprecated
      ? before.deprecated
        ? known.deprecatedSince
        : version
      : null,
  };
}

function newProp(since: string | null, state: PropState | null): PropHistory {
  return {since, changed: [], deprecatedSince: state?.deprecated ? since : null, removed: null};
}
