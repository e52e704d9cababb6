/** How much a release has to say of itself, as semver has it. */
export type Level = 'major' | 'minor' | 'patch';

/** The heaviest first. */
export const LEVELS = ['major', 'minor', 'patch'] as const satisfies readonly Level[];

interface RuleFacts {
  level: Level;
  /** Whether the level is certain; if not, it is the safe one, and somebody has to look. */
  sure: boolean;
  /** What happened, to be read behind the name of what it happened to. */
  says: string;
}

/** By what rule a change is of its level. */
export type Rule = keyof typeof RULES;

export const RULES = {
  removed: {level: 'major', sure: true, says: 'is removed'},
  required: {level: 'major', sure: true, says: 'has to be given now'},
  narrowed: {level: 'major', sure: true, says: 'takes less than it did'},
  'result-widened': {level: 'major', sure: true, says: 'may be more than it was'},
  'default-changed': {level: 'major', sure: true, says: 'has another default'},
  'class-renamed': {level: 'major', sure: true, says: 'has another name in CSS'},
  'path-closed': {level: 'major', sure: true, says: 'can no longer be imported'},
  'type-untold': {
    level: 'major',
    sure: false,
    says: 'has another type, of which it cannot be told what it stands for',
  },
  'default-untold': {
    level: 'major',
    sure: false,
    says: 'has another default in the code, which may do the same',
  },
  added: {level: 'minor', sure: true, says: 'is new'},
  optional: {level: 'minor', sure: true, says: 'need not be given any more'},
  widened: {level: 'minor', sure: true, says: 'takes more than it did'},
  'result-narrowed': {level: 'minor', sure: true, says: 'is less than it could be'},
  deprecated: {level: 'minor', sure: true, says: 'is deprecated'},
  'path-opened': {level: 'minor', sure: true, says: 'can be imported'},
  'kept-after-all': {level: 'patch', sure: true, says: 'is no longer deprecated'},
  rewritten: {level: 'patch', sure: true, says: 'is written otherwise and means the same'},
  described: {level: 'patch', sure: true, says: 'is described in other words'},
  unstable: {level: 'patch', sure: true, says: 'came or went; its name says that it is not stable'},
} as const satisfies Record<string, RuleFacts>;

/** One thing that is another than it was. */
export interface ApiChange {
  rule: Rule;
  level: Level;
  sure: boolean;
  /** Component, part or hook; a name or path where it can only be imported. */
  name: string;
  /** What of it, as `memberKey` writes it; `null`: the whole. */
  member: string | null;
  /** As code; `null` where there is nothing to quote. */
  from: string | null;
  to: string | null;
  /** What the library says to use instead; `null` where it says nothing. */
  instead: string | null;
}

/** What is told of a change beside its rule; what is left out is `null`. */
export type ChangeFacts = Pick<ApiChange, 'name'> &
  Partial<Pick<ApiChange, 'member' | 'from' | 'to' | 'instead'>>;

/** A change by its rule. */
export function changeBy(rule: Rule, facts: ChangeFacts): ApiChange {
  const {level, sure} = RULES[rule];
  return {rule, level, sure, member: null, from: null, to: null, instead: null, ...facts};
}

/** The level that a release needs for its changes; `null`: there are none. */
export function heaviest(changes: readonly ApiChange[]): Level | null {
  return LEVELS.find((level) => changes.some((change) => change.level === level)) ?? null;
}
