import leven from 'leven';

/** How many names are suggested at most. */
const COUNT = 3;

/** The known names nearest to one that is not, best first; none where all are far. */
export function nearest(name: string, known: readonly string[]): string[] {
  const last = name.split('/').at(-1) ?? name;
  const limit = Math.max(1, Math.floor(last.length / 2));
  return known
    .map((candidate) => ({candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, COUNT)
    .map(({candidate}) => candidate);
}
