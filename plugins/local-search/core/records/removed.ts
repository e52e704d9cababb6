import {compareVersions} from '../../../api-history/core/semver';
import type {Snapshot} from '../../../api-history/core/snapshot';
import {bySemver, pastOf} from '../../../api-history/core/steps';
import {splitKey} from '../../../api-history/core/memberKey';
import type {ApiModel} from '../../../api-model/core/model';
import {compact} from '../text';
import type {RemovedRow} from '../types';

/** What is known of the past of a version's package. */
export interface Past {
  /** Of the package's versions, in any order; those after `version` are passed over. */
  snapshots: readonly Snapshot[];
  /** The version that the models are of: `7.3.4`. */
  version: string;
  models: readonly ApiModel[];
  /** Models of earlier versions, as far as the site documents some: their texts tell what to use. */
  earlier: readonly ApiModel[];
  /** What readers type → what it is called now. */
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** The components, hooks and props that earlier versions had and this one has not; each once. */
export function removedRows({snapshots, version, models, ...known}: Past): RemovedRow[] {
  const before = snapshots.filter((one) => compareVersions(one.version, version) <= 0);
  const {versions, steps} = pastOf(bySemver(before));
  const present = new Map(models.map((model) => [model.name, membersOf(model)]));
  const rows = new Map<string, RemovedRow>();
  for (const [i, step] of steps.entries()) {
    const since = versions[i + 1] ?? version;
    for (const [component, {there, props}] of Object.entries(step)) {
      const members = present.get(component);
      if (!members) {
        if (there[1] === 0) rows.set(component, {name: component, version: since});
        continue;
      }
      for (const [key, [was, is]] of Object.entries(props)) {
        const isGone = was !== null && is === null && splitKey(key).kind === undefined;
        if (!isGone || members.has(key)) continue;
        rows.set(`${component} ${key}`, {name: key, owner: component, version: since});
      }
    }
  }
  return [...rows.values()].map((row) => withInstead(row, present, known));
}

function membersOf({props, inherited}: ApiModel): Set<string> {
  return new Set([...props.map(({name}) => name), ...inherited.flatMap((group) => group.props)]);
}

/** What is said to use instead, else what has the name but for a number: `Grid` for `Grid2`. */
function withInstead(
  row: RemovedRow,
  present: ReadonlyMap<string, ReadonlySet<string>>,
  {earlier, synonyms}: Pick<Past, 'earlier' | 'synonyms'>,
): RemovedRow {
  const {name, owner} = row;
  const members = owner === undefined ? undefined : present.get(owner);
  const isThere = (candidate: string) => present.has(candidate) || members?.has(candidate);
  const model = earlier.find((each) => each.name === (owner ?? name));
  const told = owner
    ? model?.props.find((prop) => prop.name === name)?.deprecated
    : model?.deprecated;
  const candidates = [
    ...(synonyms[compact(name)] ?? []),
    ...[...(told ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    name.replace(/\d+$/, ''),
  ];
  const instead = candidates.map((each) => each.split(/[.=\s]/)[0] ?? '').find(isThere);
  return instead === undefined ? row : {...row, instead};
}
