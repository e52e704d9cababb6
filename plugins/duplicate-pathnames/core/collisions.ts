/** Two things or more at one path. */
export interface Collision<T> {
  /** The path as it was compared. */
  path: string;
  /** In the order in which they were found; two at least. */
  members: [T, ...T[]];
}

/**
 * Finds what shares a path, in one pass: time and space are linear in the number of items.
 *
 * @param items what has a path
 * @param pathOf the path to compare an item by
 * @returns collisions in the order of their first members
 */
export function findCollisions<T>(
  items: readonly T[],
  pathOf: (item: T) => string,
): Collision<T>[] {
  const byPath = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const path = pathOf(item);
    const members = byPath.get(path);
    if (members === undefined) byPath.set(path, [item]);
    else members.push(item);
  }
  return [...byPath]
    .filter(([, members]) => members.length > 1)
    .map(([path, members]) => ({path, members}));
}
