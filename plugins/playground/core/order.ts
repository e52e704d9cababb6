/** What readers try first. */
const FIRST = ['children', 'variant', 'color', 'size', 'disabled'];

/** Order of props by their names: the most useful first, then the alphabet, `aria-*` last. */
export function byUse(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b, 'en');
}

function rank(name: string): number {
  const index = FIRST.indexOf(name);
  if (index >= 0) return index;
  return name.startsWith('aria-') ? FIRST.length + 1 : FIRST.length;
}
