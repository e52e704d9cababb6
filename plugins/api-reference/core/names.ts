/** Alphabetical without regard to case, the same on every machine. */
export function byName(a: {name: string}, b: {name: string}): number {
  return a.name.localeCompare(b.name, 'en');
}
