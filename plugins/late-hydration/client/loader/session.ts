import {announce} from '../../../_shared/client/announce';
import {loadOwn} from '../../../_shared/client/ownScripts';
import {createHydration} from './hydration';
import {noteChanges} from './changes';
import {TEXTS} from './texts';
import {heldClicks} from '../early';
import {HELD} from '../held';
import type {Part} from '../../core/intent';
import type {Held} from '../held';
import {ALIVE, HEADER, HEADER_EVENT, WANTED_EVENT} from '../../core/header';
import {whenAwake} from '../whenAwake';

/** How long a reader waits before it is said that something is under way, in milliseconds. */
const PATIENCE_MS = 300;

/** The first scripts of a page, the bundler's runtime and the site's, are those of its release. */
const OF_RELEASE = 2;

/** Addresses of what a page comes alive with. */
export interface Scripts {
  /** What brings React, in order. */
  all: readonly string[];
  /** Those of them that the header needs, which come first. */
  ofHeader: readonly string[];
  /** What demos need beside those. */
  ofDemos: readonly string[];
}

/** The time between a page as it is served and React. */
export interface Session {
  /** Loads what a part comes alive with, and runs nothing of it. */
  fetch: (part: Part) => void;
  /** Brings it to life; the rest stays as it was served. */
  run: (part: Part) => void;
  /** The same because something was used: says so where it takes long. */
  want: (part: Part) => void;
  /** Keeps a press of a key, to be made up for. */
  holdKey: (press: KeyboardEvent) => void;
  /** Whether React has taken a part over. */
  isAlive: (part: Part) => boolean;
  /** Aborted as soon as it has the page. */
  signal: AbortSignal;
}

export function createSession({all, ofHeader, ofDemos}: Scripts): Session {
  const end = new AbortController();
  const {signal} = end;
  const waiting = createWaiting();
  const held = createHeld(signal);
  whenAwake(() => {
    end.abort();
    waiting.end();
  });
  const onLost = () => {
    drop(held);
    waiting.end(TEXTS.lost);
  };
  const {fetch, run: start} = createHydration(all.slice(0, OF_RELEASE).join(' '), {onLost});
  const header = findHeader(() => {
    if (!held.wanted.has('page')) waiting.end();
  });
  const wantPage = tellDemos(() => waiting.end());
  const sourcesOf = (part: Part) => (part === 'header' ? ofHeader : all);
  const demosToLoad = [...ofDemos];
  const run = (asked: Part) => {
    // A header that has no root of its own comes with the page.
    const part = asked === 'header' && !header.isThere ? 'page' : asked;
    held.wanted.add(part);
    if (part === 'page') wantPage(header.isThere && !header.isAlive());
    document.dispatchEvent(new Event(WANTED_EVENT));
    start(sourcesOf(part));
    // Behind the others, on the same line.
    if (part === 'demos') loadOwn(() => demosToLoad.splice(0).forEach(addScript));
  };
  return {
    fetch: (part) => fetch(sourcesOf(part)),
    run,
    want(part) {
      waiting.begin();
      run(part);
    },
    holdKey: (press) => void held.keys.push(press),
    isAlive: (part) => (part === 'header' ? header.isAlive() : signal.aborted),
    signal,
  };
}

/** What this and the page's own code share, where that finds it. */
function createHeld(signal: AbortSignal): Held {
  const held: Held = {keys: [], changes: noteChanges(signal), wanted: new Set()};
  Object.assign(window, {[HELD]: held});
  return held;
}

/** Forgets what was used: nothing can make up for it. */
function drop({keys}: Held): void {
  keys.length = 0;
  heldClicks()?.held.splice(0);
}

/**
 * The header of a page, which may come alive by itself.
 *
 * @param onAwake called as soon as React has taken it over
 */
function findHeader(onAwake: () => void) {
  const header = document.querySelector(`[${HEADER}]`);
  document.addEventListener(HEADER_EVENT, onAwake);
  return {isThere: header !== null, isAlive: () => header?.getAttribute(HEADER) === ALIVE};
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
 * @returns says that the page is wanted; it may have to wait for its header
 */
function tellDemos(onDemo: () => void): (waitsForHeader: boolean) => void {
  const early = heldClicks();
  let open: () => void = () => undefined;
  const page = new Promise<void>((resolve) => (open = resolve));
  const late = {page, isPageWanted: false, onDemo};
  if (early) early.late = late;
  return (waitsForHeader) => {
    late.isPageWanted = true;
    if (waitsForHeader) document.addEventListener(HEADER_EVENT, open, {once: true});
    else open();
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
