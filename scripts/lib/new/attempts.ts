import {demoModule, importOf, joined, toCode, variantsOf} from './elements';
import type {Markup} from './elements';
import {NOTHING} from './runner';
import type {Part, Whole} from './wholes';

/** A way to show a component, or a part within its whole. */
export interface Attempt {
  id: string;
  /** What is rendered, as code. */
  body: string;
}

/** Outcomes by id: why an attempt fails; those that work are not in it. */
export type Faults = ReadonlyMap<string, string>;

/** The ways to show a whole without its parts, the best first. */
function rootAttempts({name, root}: Whole): Attempt[] {
  return root ? attemptsOf(`${name} alone`, variantsOf(root)) : [];
}

/** The ways to show a part within its whole, the best first. */
function nestedAttempts(part: Part, {root}: Whole): Attempt[] {
  const [around] = root ? variantsOf(root) : [];
  // A group of wholes is no part of one.
  if (!around || part.tag.endsWith('.Group')) return [];
  return attemptsOf(`${part.tag} within`, variantsOf(part)).map(({id, body}) => ({
    id,
    body: toCode({...around, content: body}),
  }));
}

/** The ways to show a part by itself, the best first. */
function looseAttempts(part: Part): Attempt[] {
  return attemptsOf(`${part.tag} alone`, variantsOf(part));
}

function attemptsOf(name: string, variants: readonly Markup[]): Attempt[] {
  return variants.map((variant, index) => ({id: `${name} ${index}`, body: toCode(variant)}));
}

/** All that is tried of a whole before its parts are put together. */
export function firstAttempts(whole: Whole): Attempt[] {
  const parts = whole.parts.flatMap((part) => [
    ...nestedAttempts(part, whole),
    ...looseAttempts(part),
  ]);
  return [...rootAttempts(whole), ...parts];
}

/** The first that works; `undefined` where none does. */
function firstThatWorks(attempts: readonly Attempt[], faults: Faults): Attempt | undefined {
  return attempts.find(({id}) => !faults.has(id));
}

/**
 * A whole with all parts that work: within it where they can be, else beside it.
 *
 * @returns `undefined` where there is nothing to put together
 */
export function assembled(whole: Whole, faults: Faults): Attempt | undefined {
  const {name, root} = whole;
  const [around] = root ? variantsOf(root) : [];
  const parts = whole.parts.toSorted((a, b) => rank(a) - rank(b));
  const inside = parts.flatMap((part) => {
    const variant = insideOf(part, whole, faults);
    return variant ? [toCode(variant)] : [];
  });
  const beside = parts.flatMap((part) => {
    if (insideOf(part, whole, faults)) return [];
    return firstThatWorks(looseAttempts(part), faults)?.body ?? [];
  });
  const alone = firstThatWorks(rootAttempts(whole), faults)?.body;
  const main = inside.length > 0 && around ? toCode({...around, content: inside.join('')}) : alone;
  if (inside.length + beside.length === 0) return undefined;
  return {id: `${name} assembled`, body: joined([...(main ? [main] : []), ...beside])};
}

/** A part as it can stand in its whole; what is closed at first is there all the same. */
function insideOf(part: Part, whole: Whole, faults: Faults): Markup | undefined {
  const index = nestedAttempts(part, whole).findIndex(
    ({id}) => (faults.get(id) ?? NOTHING) === NOTHING,
  );
  return variantsOf(part)[index];
}

/** Names of parts in the order in which most wholes have them. */
const ORDER = [
  /(?:Trigger|Toggle|Header|Heading|Title|Label|Summary)$/,
  /(?<!Footer|Actions?|Close)$/,
  /(?:Footer|Actions?|Close)$/,
];

function rank({tag}: Part) {
  return ORDER.findIndex((pattern) => pattern.test(tag));
}

/**
 * The module of an attempt.
 *
 * @param demo name of its component. Default: `Basic` and the name of the whole
 */
export function moduleOf(
  {body}: Attempt,
  {name, models}: Whole,
  packageName: string,
  demo = `Basic${name}`,
): string {
  const [model] = models;
  return demoModule(demo, [importOf(name, model, packageName)], body);
}

/** What is chosen of a whole's attempts, and why the rest is not shown. */
export interface Choice {
  demo?: Attempt;
  /** `Menu.Item: useMenu must be used within Menu`, one line each. */
  left: string[];
}

/** @param faults of all attempts, the assembled one among them */
export function choose(whole: Whole, faults: Faults): Choice {
  const {name, root, parts} = whole;
  const together = assembled(whole, faults);
  const isWhole = together !== undefined && !faults.has(together.id);
  const demo = isWhole ? together : firstThatWorks(rootAttempts(whole), faults);
  const shown = (part: Part) =>
    insideOf(part, whole, faults) ?? firstThatWorks(looseAttempts(part), faults);
  const failing = parts
    .filter((part) => !shown(part))
    .map((part) =>
      line(part.tag, [...nestedAttempts(part, whole), ...looseAttempts(part)], faults),
    );
  return {
    ...(demo && {demo}),
    left: [
      ...(demo || !root ? [] : [line(root.tag, rootAttempts(whole), faults)]),
      ...(root || parts.length > 0 ? [] : [`${name}: the package has it as a type alone`]),
      ...(together && !isWhole ? [`${name} with its parts: ${reason(together.id, faults)}`] : []),
      ...failing,
    ],
  };
}

/** The first way is the one that a reader would write. */
function line(tag: string, attempts: readonly Attempt[], faults: Faults) {
  return `${tag}: ${reason(attempts[0]?.id ?? '', faults)}`;
}

/** The most of a reason that is told. */
const MOST_SIGNS = 160;

function reason(id: string, faults: Faults) {
  const text = faults.get(id) ?? 'it cannot be tried';
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text;
}
