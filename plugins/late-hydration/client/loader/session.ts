import {announce} from '../../../_shared/client/announce';
import {loadOwn} from '../../../_shared/client/ownScripts';
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
  /** Brings what demos come alive with, and leaves the page as it was served. */
  runDemos: () => void;
  run: () => void;
  /** Runs because something was used, and says so where it takes long. */
  want: () => void;
  /** The same for a demo. */
  wantDemo: () => void;
  /** Keeps a press of a key, to be made up for. */
  holdKey: (press: KeyboardEvent) => void;
  /** Aborted as soon as React is there. */
  signal: AbortSignal;
}

/**
 * @param sources addresses of the scripts that bring React
 * @param ofDemos addresses of what demos need beside those
 */
export function createSession(sources: readonly string[], ofDemos: readonly string[]): Session {
  const end = new AbortController();
  const {signal} = end;
  const waiting = createWaiting();
  const held: Held = {keys: [], changes: noteChanges(signal)};
  Object.assign(window, {[HELD]: held});
  let demosToLoad = ofDemos;
  const {fetch, run: start} = createHydration(sources, {
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
  const wantPage = tellDemos(() => waiting.end());
  const run = () => {
    wantPage();
    start();
  };
  const runDemos = () => {
    start();
    // Behind the others, on the same line.
    loadOwn(() => demosToLoad.forEach(addScript));
    demosToLoad = [];
  };
  const patiently = (act: () => void) => () => {
    waiting.begin();
    act();
  };
  const [want, wantDemo] = [patiently(run), patiently(runDemos)];
  const holdKey = (press: KeyboardEvent) => {
    held.keys.push(press);
    want();
  };
  return {fetch, runDemos, run, want, wantDemo, holdKey, signal};
}

/**
 * Adds what runs nothing by itself: the bundler's runtime finds it there, and asks for it once more
 * where it is lost.
 */
function addScript(src: string): void {
  const script = Object.assign(document.createElement('script'), {src});
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

/**
 * Has demos come alive without the page.
 *
 * @param onDemo called whenever one has
 * @returns says that the page is wanted
 */
function tellDemos(onDemo: () => void): () => void {
  const early = heldClicks();
  let open: () => void = () => undefined;
  const page = new Promise<void>((resolve) => (open = resolve));
  const late = {page, isPageWanted: false, onDemo};
  if (early) early.late = late;
  return () => {
    late.isPageWanted = true;
    open();
  };
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
