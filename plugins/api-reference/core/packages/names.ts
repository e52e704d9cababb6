/** Alphabetical without regard to case, the same on every machine. */
export function byName(a: {name: string}, b: {name: string}): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Whether a name is an element's: components begin with a capital, or stand in an object. */
export function isElement(component: string): boolean {
  return /^[a-z][a-z\d]*$/.test(component);
}
