import {
  assembled,
  bareAttempts,
  filledAttempts,
  firstInBrowser,
  firstThatWorks,
  insideOf,
  looseAttempts,
  nested,
  nestedAttempts,
  rootAttempts,
} from './attempts';
import type {Attempt, Faults} from './attempts';
import {causeOf} from './causes';
import {firstOpened, opensItself} from './opened';
import type {Part, Whole} from './wholes';

/** What is chosen of a whole's attempts, and why the rest is not shown. */
export interface Choice {
  demo?: Attempt;
  /** `Menu.Item: useMenu must be used within Menu`, one line each. */
  left: string[];
}

/**
 * What shows something as it is: the whole with the lists that it is made of, as libraries that take
 * such have left parts behind; else with its parts, else without them.
 */
export function shownAtOnce(whole: Whole, faults: Faults): Attempt | undefined {
  const filled = opensItself(whole) ? undefined : firstThatWorks(filledAttempts(whole), faults);
  if (filled) return filled;
  const within = nested(whole, faults);
  if (within && !faults.has(within.id)) return within;
  const together = assembled(whole, faults);
  const isWhole = together !== undefined && !faults.has(together.id);
  if (isWhole) return together;
  return opensItself(whole) ? undefined : firstThatWorks(rootAttempts(whole), faults);
}

/**
 * @param faults of all attempts, the assembled one among them, and those with a button where nothing
 *   is shown at once
 * @param withButton whether the package has a button
 */
export function choose(whole: Whole, faults: Faults, withButton = false): Choice {
  const {name, root, parts} = whole;
  const together = assembled(whole, faults);
  const isWhole = together !== undefined && !faults.has(together.id);
  const demo =
    shownAtOnce(whole, faults) ??
    firstOpened(whole, faults, withButton) ??
    firstInBrowser(whole, faults) ??
    firstThatWorks(rootAttempts(whole), faults);
  const shown = (part: Part) =>
    insideOf(part, whole, faults) ?? firstThatWorks(looseAttempts(part, whole), faults);
  const missing = parts.filter((part) => !shown(part) && !demo?.body.includes(`<${part.tag}`));
  const failing = missing.map((part) =>
    line(part.tag, [...nestedAttempts(part, whole), ...looseAttempts(part, whole)], faults),
  );
  const tags = missing.map(({tag}) => tag.replace(`${name}.`, ''));
  return {
    ...(demo && {demo}),
    left: [
      ...(demo || !root ? [] : [line(root.tag, bareAttempts(whole), faults)]),
      ...(root || parts.length > 0 ? [] : [`${name}: the package has it as a type alone`]),
      ...(together && !isWhole && demo?.id !== `${name} nested`
        ? [`${name} with its parts: ${reason(together.id, faults)}`]
        : []),
      // A reader sees the whole all the same.
      ...(demo && tags.length > 1 ? [`${name}: its demo is without ${tags.join(', ')}`] : failing),
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
  const text = causeOf(faults.get(id) ?? 'it cannot be tried');
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text;
}
