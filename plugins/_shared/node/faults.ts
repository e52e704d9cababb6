/**
 * Faults that do not end a build where they are found, so that it ends with all of them. Modules of
 * ours are loaded more than once in a process: what they keep lies where all of them see it.
 */
import {VitrineError} from '../text/errors';
import type {ErrorParts, FaultKind, PolicyKind} from '../text/errors';

interface Store {
  /** Whether a run tells all faults at its end. */
  isHeld: boolean;
  /** By what was looked at: that is told anew when it is looked at again. */
  faults: Map<string, readonly ErrorParts[]>;
  warned: Set<string>;
  /** What is still looking. */
  pending: Set<Promise<unknown>>;
  /** Who will look when all content is loaded, and has not yet. */
  expected: Set<string>;
  /** Waits until nobody is expected. */
  onAll: (() => void)[];
  /** Who shows what is kept, as soon as it is another. */
  shows: (() => void)[];
  /** Who looks at files that somebody has edited meanwhile. */
  onEdit: ((files: ReadonlySet<string>) => void)[];
}

const STORE: unique symbol = Symbol.for('vitrine.faults');
const scope = globalThis as {[STORE]?: Store | undefined};

function store(): Store {
  return (scope[STORE] ??= {
    isHeld: false,
    faults: new Map(),
    warned: new Set(),
    pending: new Set(),
    expected: new Set(),
    onAll: [],
    shows: [],
    onEdit: [],
  });
}

/**
 * From now on faults are kept, for whoever called this to tell them all.
 *
 * @param warned kinds that are warnings, beside those of the environment variable `VITRINE_WARN`
 */
export function holdFaults(warned: readonly PolicyKind[]): void {
  const given = (process.env.VITRINE_WARN ?? '').split(',').filter(Boolean);
  Object.assign(store(), {isHeld: true, warned: new Set([...warned, ...given])});
}

/**
 * Tells what is wrong with something: at the end of the run, or at once where nobody holds faults.
 *
 * @param source what was looked at: `front matter of docs/a.md`
 * @throws VitrineError where nobody holds faults
 */
export function tellFaults(source: string, parts: readonly ErrorParts[]): void {
  if (store().isHeld) keepFaults(source, parts);
  else if (parts.length > 0) throw new VitrineError([...parts]);
}

/** Whether faults of a kind are warnings in this run. */
export function isWarned(kind: FaultKind | undefined): boolean {
  return kind !== undefined && store().warned.has(kind);
}

/**
 * Keeps what is wrong with something, in place of what was kept of it.
 *
 * @param source what was looked at: `front matter of docs/a.md`
 */
function keepFaults(source: string, parts: readonly ErrorParts[]): void {
  if (parts.length > 0) store().faults.set(source, parts);
  else store().faults.delete(source);
  for (const show of store().shows) show();
}

/** What is kept, and ends the run. */
export function keptFaults(): ErrorParts[] {
  return kept().filter(({kind}) => !isWarned(kind));
}

/** What is kept, and does not. */
export function keptWarnings(): ErrorParts[] {
  return kept().filter(({kind}) => isWarned(kind));
}

/** Forgets all: the next site begins. */
export function forgetFaults(): void {
  scope[STORE] = undefined;
}

/**
 * Says that somebody looks at all content once it is loaded. For each time that it is loaded.
 *
 * @returns to be called when that was done, and its faults were told
 */
export function expectLook(name: string): () => void {
  store().expected.add(name);
  return () => {
    const {expected, onAll} = store();
    expected.delete(name);
    if (expected.size === 0) for (const tell of onAll.splice(0)) tell();
  };
}

/** Waits for all that are expected to look. From then on they are expected again. */
export async function allHaveLooked(): Promise<void> {
  const {expected, onAll} = store();
  if (expected.size > 0) await new Promise<void>((resolve) => onAll.push(resolve));
}

/** Work that may find more faults: a run that ends with some waits for it. */
export function awaitFaults<T>(work: Promise<T>): Promise<T> {
  const {pending} = store();
  pending.add(work);
  const done = () => pending.delete(work);
  work.then(done, done);
  return work;
}

/** Waits for all such work, however it ends. */
export async function allLookedAt(): Promise<void> {
  await Promise.allSettled(store().pending);
}

/** Calls back each time that faults are told: the dev server shows those that it lives with. */
export function onTold(show: () => void): void {
  store().shows.push(show);
}

/** Calls back with the files, absolute, that somebody has edited while the dev server runs. */
export function onEdit(look: (files: ReadonlySet<string>) => void): void {
  store().onEdit.push(look);
}

/** Says which files were edited. */
export function tellEdited(files: ReadonlySet<string>): void {
  for (const look of store().onEdit) look(files);
}

function kept(): ErrorParts[] {
  return [...store().faults.values()].flat();
}
