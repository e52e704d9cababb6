import {wantsParent} from './causes';
import {NOTHING} from './runner';
import type {Candidate} from './trial';

/**
 * The candidates whose types are to be checked next: of each group the first that nothing else is
 * wrong with, as long as none works. Where none renders, the compiler may know better what the first
 * of them lacks.
 *
 * @param faults known so far, by id
 * @param checked ids of those whose types are known
 */
export function nextToCheck(
  candidates: readonly Candidate[],
  faults: ReadonlyMap<string, string>,
  checked: ReadonlySet<string>,
): Candidate[] {
  return [...groupsOf(candidates).values()].flatMap((all) => {
    const seen = all.filter(({id}) => checked.has(id));
    if (seen.some(({id}) => !faults.has(id))) return [];
    const renders = ({id}: Candidate) => [undefined, NOTHING].includes(faults.get(id));
    const next = all.find((one) => !seen.includes(one) && renders(one));
    if (next) return [next];
    const isUnknown = seen.length === 0 && !wantsParent(faults.get(all[0]?.id ?? ''));
    return isUnknown ? all.slice(0, 1) : [];
  });
}

function groupsOf(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const one of candidates) {
    const {id, group = id, isTyped = true} = one;
    if (isTyped) groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}
