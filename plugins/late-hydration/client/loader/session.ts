import {announce} from '../../../_shared/client/announce';
import {createHydration} from './hydration';
import {noteChanges} from './changes';
import {TEXTS} from './texts';
import {heldClicks} from '../early';
import {HELD} from '../held';
import type {Held} from '../held';

/** How long a reader waits before it is said that something is under way, in milliseconds. */
const PATIENCE_MS = 300;

/** The time between a page as it is served and React. */
export interface Session {
  /** Loads what brings React, and runs nothing of it. */
  fetch: () => void;
  run: () => void;
  /** Runs because something was used, and says so where it takes long. */
  want: () => void;
  /** Keeps a press of a key, to be made up for. */
  holdKey: (press: KeyboardEvent) => void;
  /** Aborted as soon as React is there. */
  signal: AbortSignal;
}

/** @param sources addresses of the scripts that bring React */
export function createSession(sources: readonly string[]): Session {
  const end = new AbortController();
  const {signal} = end;
  const waiting = createWaiting();
  const held: Held = {keys: [], changes: noteChanges(signal)};
  Object.assign(window, {[HELD]: held});
  const {fetch, run} = createHydration(sources, {
    onAwake() {
      end.abort();
      waiting.end();
    },
    onLost() {
      held.keys.length = 0;
      heldClicks()?.held.splice(0);
      waiting.end(TEXTS.lost);
    },
  });
  const want = () => {
    waiting.begin();
    run();
  };
  const holdKey = (press: KeyboardEvent) => {
    held.keys.push(press);
    want();
  };
  return {fetch, run, want, holdKey, signal};
}

/** Says that something is under way, where it is for longer than {@link PATIENCE_MS}. */
function createWaiting(): {begin: () => void; end: (word?: string) => void} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const {dataset} = document.documentElement;
  return {
    begin() {
      if (timer !== undefined) return;
      // Before its word: a live region that comes together with it is not listened to.
      announce();
      timer = setTimeout(() => {
        announce(TEXTS.waiting);
        dataset.waits = '';
      }, PATIENCE_MS);
    },
    end(word) {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      announce(word);
      delete dataset.waits;
    },
  };
}
