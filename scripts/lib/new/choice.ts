import {
  assembled,
  bareAttempts,
  filledAttempts,
  firstInBrowser,
  firstThatWorks,
  groupedAttempts,
  insideOf,
  looseAttempts,
  nested,
  nestedAttempts,
  rootAttempts,
} from './attempts';
import type {Attempt, Faults} from './attempts';
import {causeOf} from './causes';
import {firstOpened, opensItself} from './opened';
import {toldAttempts} from './told';
import type {Part, Whole} from './wholes';

/** What is chosen of a whole's attempts, and why the rest is not shown. */
export interface Choice {
  demo?: Attempt;
  /** `Menu.Item: useMenu must be used within Menu`, one line each. */
  left: string[];
}

/** Ids of attempts that work, and show nothing that can be seen. */
export type Silent = ReadonlySet<string>;

/**
 * The ways that work, the best first: the whole with the lists that it is made of, as libraries that
 * take such have left parts behind; with its parts; without them.
 */
function waysToShow(whole: Whole, faults: Faults): Attempt[] {
  const closed = opensItself(whole);
  const together = [nested(whole, faults), assembled(whole, faults)].filter(isThere);
  return [
    ...(closed ? [] : [firstThatWorks(filledAttempts(whole), faults)]),
    ...together.filter(({id}) => !faults.has(id)),
    ...(closed ? [] : [groupedAttempts, bareAttempts]).map((attempts) =>
      firstThatWorks(attempts(whole), faults),
    ),
  ].filter(isThere);
}

function isThere<T>(one: T | undefined): one is T {
  return one !== undefined;
}

/** Whether a whole works, and shows nothing in any of its ways: others are worth a try. */
export function isMute(whole: Whole, faults: Faults, silent: Silent): boolean {
  const ways = waysToShow(whole, faults);
  return ways.length > 0 && ways.every(({id}) => silent.has(id));
}

/**
 * What shows something as it is.
 *
 * @param silent those of a whole that {@link isMute} with more words in it have been tried
 */
export function shownAtOnce(whole: Whole, faults: Faults, silent: Silent): Attempt | undefined {
  const told = isMute(whole, faults, silent)
    ? firstThatWorks(toldAttempts(whole), faults)
    : undefined;
  return [...waysToShow(whole, faults), told].filter(isThere).find(({id}) => !silent.has(id));
}

/**
 * @param faults of all attempts, the assembled one among them, and those with a button where nothing
 *   is shown at once
 * @param button tag of the package's own, where it has one
 * @param silent as {@link shownAtOnce} has it. Default: none is
 */
export function choose(
  whole: Whole,
  faults: Faults,
  button?: string,
  silent: Silent = new Set(),
): Choice {
  const {name, root, parts} = whole;
  const together = assembled(whole, faults);
  const isWhole = together !== undefined && !faults.has(together.id);
  const demo =
    shownAtOnce(whole, faults, silent) ??
    firstOpened(whole, faults, button) ??
    firstInBrowser(whole, faults) ??
    waysToShow(whole, faults)[0] ??
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

/** What is told of a text in what takes none: only that it was tried. */
const TAKES_NO_TEXT =
  /^Type '\{ children: [^;]*; \}' has no properties|Property 'children' does not exist/;

/** The first way is the one that a reader would write. */
function line(tag: string, attempts: readonly Attempt[], faults: Faults) {
  const written = attempts.find(({id}) => !TAKES_NO_TEXT.test(faults.get(id) ?? ''));
  return `${tag}: ${reason((written ?? attempts[0])?.id ?? '', faults)}`;
}

/** The most of a reason that is told. */
const MOST_SIGNS = 160;

function reason(id: string, faults: Faults) {
  const text = causeOf(faults.get(id) ?? 'it cannot be tried');
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text;
}
