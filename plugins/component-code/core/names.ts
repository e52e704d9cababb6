/** Stands for the element that a component is given as its child, among names of elements. */
export const CHILD = 'children';

/** Whether a name is an element's: components begin with a capital, or stand in an object. */
export function isElement(component: string): boolean {
  return component !== CHILD && /^[a-z][a-z\d]*$/.test(component);
}
