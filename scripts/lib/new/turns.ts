import {isOfServer, wantsParent} from './causes';
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

/**
 * The candidates that may be shown as far as is known, and are worth a look in a browser: of each
 * group the first that nothing is wrong with, and all whose types nobody asks for.
 *
 * @returns their ids
 */
export function winners(
  candidates: readonly Candidate[],
  faults: ReadonlyMap<string, string>,
  checked: ReadonlySet<string>,
): string[] {
  const works = ({id}: Candidate) => !faults.has(id);
  const untyped = candidates.filter((one) => one.isTyped === false && works(one));
  const first = [...groupsOf(candidates).values()].flatMap((all) => {
    const one = all.find(({isOpen, id}) => isOpen && isOfServer(faults.get(id) ?? NOTHING));
    return one ?? all.find((each) => checked.has(each.id) && works(each)) ?? [];
  });
  return [...untyped, ...first].map(({id}) => id);
}

function groupsOf(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const one of candidates) {
    const {id, group = id, isTyped = true} = one;
    if (isTyped) groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}
