import leven from 'leven';

/** What faults are about, in the order in which a report has them. */
export const FAULT_KINDS = {
  option: 'Options',
  'front-matter': 'Front matter',
  description: 'Descriptions',
  markup: 'Markup',
  demo: 'Demos',
  component: 'Components',
  code: 'Code',
  link: 'Links',
  image: 'Pictures',
  tree: 'Navigation',
  address: 'Addresses',
  api: 'API',
  types: 'Types',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** Kinds that are a matter of policy, and may be warnings. */
export const POLICY_KINDS = ['description', 'component', 'link', 'types'] as const;

export type PolicyKind = Extract<FaultKind, (typeof POLICY_KINDS)[number]>;

/** What a reader of an error needs: where, what happened, and what to do about it. */
export interface ErrorParts {
  /** File, with line where known (`docs/a/b.md:3`), or plugin and option (`product-identity: products[0].id`). */
  where: string;
  /** What is wrong, with the value that was given. */
  what: string;
  /** What to write instead: allowed values, nearest names. */
  fix: string;
  /** What it is about: reports are grouped by it. */
  kind?: FaultKind | undefined;
}

/** Kinds by the lines of their faults: what a bundler hands on of an error is its text alone. */
const TOLD: unique symbol = Symbol.for('vitrine.told');
const scope = globalThis as {[TOLD]?: Map<string, FaultKind>};

/** The kind of a fault that was told by an error in this process. @param text its two lines */
export function kindOf(text: string): FaultKind | undefined {
  return scope[TOLD]?.get(text);
}

/**
 * A fault in what an author or maintainer wrote, as opposed to a fault in Vitrine. The build
 * prints its message alone, without a stack, and ends with exit code 1.
 */
export class VitrineError extends Error {
  override readonly name = 'VitrineError';
  readonly parts: readonly ErrorParts[];

  constructor(parts: ErrorParts | ErrorParts[]) {
    const all = Array.isArray(parts) ? parts : [parts];
    super(formatParts(all));
    this.parts = all;
    // Docusaurus prints stacks; where Vitrine noticed an author's fault helps nobody.
    this.stack = this.message;
  }
}

/** Signs of a file's name that would break a line, steer the terminal, or turn round what is read. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

function written(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Two lines for each fault. */
export function formatParts(parts: readonly ErrorParts[]): string {
  return parts
    .map(({where, what, fix, kind}) => {
      const text = `${where.replace(UNSEEN, written)}: ${what}\n  Fix: ${fix}`;
      if (kind !== undefined) (scope[TOLD] ??= new Map()).set(text, kind);
      return text;
    })
    .join('\n');
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
  const all = known.length > 0 ? `known are ${known.join(', ')}` : 'nothing is known by that name';
  return meant(nearest(name, known)) ?? all;
}

/** A question that suggests names; `undefined` where there is none to suggest. */
export function meant(near: readonly string[]): string | undefined {
  const quoted = near.map((one) => `"${one}"`);
  return near.length > 0 ? `did you mean ${quoted.join(' or ')}?` : undefined;
}

/** Characters of a value that are looked at to quote it. */
const LONGEST_QUOTED = 1000;

/** A value as a person would quote it, cut where it is long. */
export function quote(value: unknown): string {
  const known = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  // No more than can be shown: blanks without an end would be read again from each of them.
  const text = known.slice(0, LONGEST_QUOTED).replace(/\s*\n\s*/g, ' ');
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
