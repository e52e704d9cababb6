/** Class names as an attribute has them; those that a style sheet does not know are left out. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
