import leven from 'leven';

/** The most faults that an error shows; the rest is counted. VITRINE_VERBOSE=1 shows all. */
const MAX_FAULTS = 50;

/** What a reader of an error needs: where, what happened, and what to do about it. */
export interface ErrorParts {
  /** File, with line where known (`docs/a/b.md:3`), or plugin and option (`product-identity: products[0].id`). */
  where: string;
  /** What is wrong, with the value that was given. */
  what: string;
  /** What to write instead: allowed values, nearest names. */
  fix: string;
}

/**
 * A fault in what an author or maintainer wrote, as opposed to a fault in Vitrine. The build
 * prints its message alone, without a stack, and ends with exit code 1.
 */
export class VitrineError extends Error {
  override readonly name = 'VitrineError';

  constructor(parts: ErrorParts | ErrorParts[]) {
    super(formatParts(Array.isArray(parts) ? parts : [parts]));
    // Docusaurus prints stacks; where Vitrine noticed an author's fault helps nobody.
    this.stack = this.message;
  }
}

/** Two lines for each fault, cut to {@link MAX_FAULTS} with a count of the rest. */
export function formatParts(parts: readonly ErrorParts[]): string {
  const lines = parts.map(({where, what, fix}) => [`${where}: ${what}`, `  Fix: ${fix}`]);
  const shown = process.env.VITRINE_VERBOSE ? lines : lines.slice(0, MAX_FAULTS);
  const left = lines.length - shown.length;
  return [
    ...shown.flat(),
    ...(left > 0 ? [`… and ${left} more of the kind; --verbose shows all`] : []),
  ].join('\n');
}

/**
 * The known names nearest to a mistyped one, best first.
 *
 * @param name what was written
 * @param known what may be written
 * @returns at most three names, none farther than half of the word's length
 */
export function nearest(name: string, known: readonly string[]): string[] {
  const limit = Math.max(2, Math.floor(name.length / 2));
  return [...new Set(known)]
    .map((candidate) => ({candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/**
 * A sentence that suggests names: the nearest ones, or all where none is near.
 *
 * @param name what was written
 * @param known what may be written
 */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near.length > 0) return `did you mean ${near.map((n) => `"${n}"`).join(' or ')}?`;
  return known.length > 0 ? `known are ${known.join(', ')}` : 'nothing is known by that name';
}

/** A value as a person would quote it, cut where it is long. */
export function quote(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
