/** What a component or hook has beside its props or parameters. */
export type MemberKind = (typeof MEMBER_KINDS)[number];

export const MEMBER_KINDS = ['slots', 'classes', 'cssVariables', 'returns'] as const;

/** A member among the props; no prop has a dot in its name. @example 'slots.root' */
export function memberKey(kind: MemberKind, name: string): string {
  return `${kind}.${name}`;
}

/** A key taken apart; of a prop without a kind. */
export function splitKey(key: string): {kind: MemberKind | undefined; name: string} {
  const kind = MEMBER_KINDS.find((each) => key.startsWith(`${each}.`));
  return {kind, name: kind === undefined ? key : key.slice(kind.length + 1)};
}
