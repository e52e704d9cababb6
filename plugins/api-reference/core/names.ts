/**
 * The name of a component or hook as it stands in file names, ids and addresses.
 *
 * @example 'TextField' → 'text-field'
 * @example 'useMediaQuery' → 'use-media-query'
 * @example 'Unstable_NumberInput' → 'unstable-number-input'
 */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
}

/** Alphabetical without regard to case, the same on every machine. */
export function byName(a: {name: string}, b: {name: string}): number {
  return a.name.localeCompare(b.name, 'en');
}
