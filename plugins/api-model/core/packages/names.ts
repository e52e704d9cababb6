/**
 * Alphabetical without regard to case, the same on every machine; what begins with a sign (`_hover`,
 * `__vars`) comes last.
 */
export function byName(a: {name: string}, b: {name: string}): number {
  const isMarked = ({name}: {name: string}) => Number(/^[_$]/.test(name));
  return isMarked(a) - isMarked(b) || a.name.localeCompare(b.name, 'en');
}

/** Elements that hold nothing. */
const VOID = new Set('area br col embed hr img input source track wbr'.split(' '));

/** Whether a name is that of an element which holds nothing. */
export function isVoid(component: string | null): boolean {
  return component !== null && VOID.has(component);
}
