/** What readers try first. */
const FIRST = ['children', 'variant', 'color', 'size', 'disabled'];

/**
 * Order of props by their names: the most useful first, then the alphabet, `aria-*` last, and so are
 * those that begin with a sign (`__size`), which libraries keep for themselves.
 */
export function byUse(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b, 'en');
}

function rank(name: string): number {
  const index = FIRST.indexOf(name);
  if (index >= 0) return index;
  return /^(?:aria-|[_$])/.test(name) ? FIRST.length + 1 : FIRST.length;
}
