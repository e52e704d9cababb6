/** More names than this in one list are divided: nobody reads so many, and each page would have all. */
export const MOST_AT_ONCE = 300;

/** How many names a part of a divided list may have, where one initial does not have more. */
const VOLUME = 100;

/** A part of a list, named after the first and the last initial in it. */
export interface Volume {
  /** @example 'A – C', 'useA – useD' */
  label: string;
  names: string[];
}

/**
 * Divides a list of names like an encyclopedia; hooks stand by themselves.
 *
 * @param names in order
 * @returns one part without a name where the list is short enough
 */
export function volumesOf(names: readonly string[]): Volume[] {
  if (names.length <= MOST_AT_ONCE) return [{label: '', names: [...names]}];
  const byInitial = new Map<string, string[]>();
  for (const name of names) {
    const initial = initialOf(name);
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), name]);
  }
  const volumes: {initials: string[]; names: string[]}[] = [];
  for (const [initial, own] of byInitial) {
    const last = volumes.at(-1);
    const isOneKind = last?.initials[0]?.length === initial.length;
    if (last && isOneKind && last.names.length + own.length <= VOLUME) {
      last.initials.push(initial);
      last.names.push(...own);
    } else {
      volumes.push({initials: [initial], names: [...own]});
    }
  }
  return volumes.map(({initials, names: own}) => ({label: rangeOf(initials), names: own}));
}

/** `Button` → `B`, `useButton` → `useB` */
function initialOf(name: string): string {
  return /^use[A-Z]/.test(name) ? name.slice(0, 'useX'.length) : name.charAt(0).toUpperCase();
}

function rangeOf(initials: readonly string[]): string {
  return [...new Set([initials[0], initials.at(-1)])].join(' – ');
}
