import type {DemoStore, Environment} from '../demoStore';
import {coerceEnvironment, isEmpty, readChoices, writeChoices} from './address';
import type {Choices} from './address';

const listeners = new Set<() => void>();
/** Read from the address with the first demo of a page, and given up with the last. */
let choices: Choices | undefined;
/** What readers chose holds for all demos. Not to be read from the choices, where none is made. */
let forAll = false;

function current(): Choices {
  if (choices) return choices;
  choices = readChoices(location.search);
  forAll = !isEmpty(choices.all);
  return choices;
}

/** Whether what is chosen holds for all demos of the page. */
export function isForAll(): boolean {
  current();
  return forAll;
}

/**
 * Calls back whenever something is chosen.
 *
 * @returns stops
 */
export function watchChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) choices = undefined;
  };
}

/**
 * Gives a demo the environment that was chosen for it, now and whenever it changes.
 *
 * @param id id of the demo's figure
 * @returns stops
 */
export function followEnvironment(id: string, store: DemoStore): () => void {
  function follow(): void {
    const {all, own} = current();
    const environment = own.get(id) ?? all;
    if (!isSame(environment, store.get().environment)) store.set({environment});
  }
  const stop = watchChoices(follow);
  follow();
  return stop;
}

/**
 * Chooses an environment, and says so in the address, so that who opens it sees the same.
 *
 * @param id id of a demo's figure; absent: for all demos of the page, in place of all else
 */
export function choose(id: string | undefined, environment: Environment): void {
  const chosen = coerceEnvironment(environment);
  forAll = id === undefined;
  if (id === undefined) choices = {all: chosen, own: new Map()};
  else choices = {all: {}, own: new Map([...current().own, [id, chosen]])};
  const {pathname, search, hash} = location;
  try {
    history.replaceState(history.state, '', pathname + writeChoices(search, choices) + hash);
  } catch {
    // Browsers limit how often: what is chosen holds, and the next choice says it.
  }
  for (const listener of [...listeners]) listener();
}

function isSame(a: Environment, b: Environment): boolean {
  return (
    a.mode === b.mode &&
    a.direction === b.direction &&
    a.density === b.density &&
    a.width === b.width
  );
}
