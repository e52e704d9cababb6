/** Alphabetical without regard to case, the same on every machine. */
export function byName(a: {name: string}, b: {name: string}): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Stands for the element that a component is given as its child, among names of elements. */
export const CHILD = 'children';

/** Whether a name is an element's: components begin with a capital, or stand in an object. */
export function isElement(component: string): boolean {
  return component !== CHILD && /^[a-z][a-z\d]*$/.test(component);
}

/** Elements that hold nothing. */
const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
]);

/** Whether a name is that of an element which holds nothing. */
export function isVoid(component: string | null): boolean {
  return component !== null && VOID.has(component);
}
