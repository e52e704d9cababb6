import type {ApiAlternative} from '../../../api-model/core/model';

type AlternativeProp = ApiAlternative['props'][number];

/** A prop of a case, with its type where that is another one in another case. */
export interface CaseProp {
  name: string;
  type: string | null;
}

/** One way to give props that go together. */
export interface Case {
  /** Props whose value tells the cases apart, with that of this one: `kind: 'link'`. */
  when: CaseProp[];
  /** Must be given. */
  given: CaseProp[];
  /** May be given. */
  possible: CaseProp[];
  /** Props of other cases, which must not be given. */
  without: string[];
  /** Markdown; may be empty. */
  description: string;
}

/** What a prop that only some cases have goes with. */
export interface Companions {
  /** Props that must be given with it. */
  only: CaseProp[];
  /** Props that cannot be given with it. */
  never: string[];
}

/** One value or several: what a program can tell from another one. */
const LITERALS =
  /^(?:'[^']*'|"[^"]*"|true|false|null|-?\d[\d.]*)(?: \| (?:'[^']*'|"[^"]*"|true|false|null|-?\d[\d.]*))*$/;

/** What each of the cases of a union of props asks for, in their order. */
export function casesOf(alternatives: readonly ApiAlternative[]): Case[] {
  const told = (prop: AlternativeProp) => toCaseProp(prop, alternatives);
  const names = new Set(alternatives.flatMap(({props}) => props.map(({name}) => name)));
  return alternatives.map(({props, description}) => {
    const [when, others] = split(props, ({name}) => tells(name, alternatives));
    const [given, possible] = split(others, ({required}) => required);
    const own = new Set(props.map(({name}) => name));
    return {
      when: when.map(told),
      given: given.map(told),
      possible: possible.map(told),
      without: [...names].filter((name) => !own.has(name)),
      description,
    };
  });
}

/**
 * What a prop goes with, which only some cases have.
 *
 * @returns nothing for a prop that all have, or that tells the cases apart
 */
export function companionsOf(
  prop: string,
  alternatives: readonly ApiAlternative[],
): Companions | undefined {
  const own = alternatives.filter(({props}) => props.some(({name}) => name === prop));
  const isInAll = own.length === 0 || own.length === alternatives.length;
  if (isInAll || tells(prop, alternatives)) return undefined;
  const names = new Set(alternatives.flatMap(({props}) => props.map(({name}) => name)));
  names.delete(prop);
  const only = [...names].flatMap((name) => neededIn(name, own, alternatives) ?? []);
  const beside = new Set(own.flatMap(({props}) => props.map(({name}) => name)));
  const never = [...names].filter((name) => !beside.has(name));
  return only.length + never.length === 0 ? undefined : {only, never};
}

/** A prop that all of some cases want, and want in another way, or not at all, in the others. */
function neededIn(
  name: string,
  own: readonly ApiAlternative[],
  all: readonly ApiAlternative[],
): CaseProp | undefined {
  const found = own.map(({props}) => props.find((each) => each.name === name && each.required));
  const [first] = found;
  if (!first || found.includes(undefined)) return undefined;
  const isTelling = tells(name, all);
  const types = new Set(found.map((each) => each?.type));
  if (isTelling) return types.size === 1 ? {name, type: first.type} : undefined;
  const isAlways = all.every(({props}) =>
    props.some((each) => each.name === name && each.required),
  );
  return isAlways ? undefined : {name, type: null};
}

/** Whether a prop's value says which case it is. */
function tells(name: string, alternatives: readonly ApiAlternative[]): boolean {
  const types = typesOf(name, alternatives);
  return types.size > 1 && [...types].every((type) => LITERALS.test(type));
}

function toCaseProp({name, type}: AlternativeProp, all: readonly ApiAlternative[]): CaseProp {
  return {name, type: typesOf(name, all).size > 1 ? type : null};
}

function typesOf(name: string, alternatives: readonly ApiAlternative[]): Set<string> {
  return new Set(
    alternatives.flatMap(({props}) => props.find((each) => each.name === name)?.type ?? []),
  );
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
