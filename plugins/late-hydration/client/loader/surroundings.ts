import {whenLoaded} from '../../../_shared/client/calls';
import {whenIdle} from '../../../_shared/client/whenIdle';
import {whenNear} from '../../../_shared/client/whenNear';
import {DEMO} from '../../../_shared/loading/heldClicks';
import {isOfficial} from '../../../_shared/site/hosts';
import {KEPT_AS, WANTS_REACT} from '../../../_shared/loading/lateScripts';
import {readStorage} from '../../../_shared/client/storage';
import {isSpared, isWantedAtOnce, isWantedWhenIdle} from '../../core/intent';
import type {Background} from '../../core/intent';
import {readLine} from './line';
import {showPressed} from './showPressed';
import {whenOpened} from './whenOpened';
import type {Session} from './session';

/** What the system wishes, which the inline script before the first paint reads but once. */
const WISHES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
];

/**
 * Brings React where it is wanted though nobody has used anything. A page that is drawn ahead waits
 * for a reader: who rests on a link may never follow it.
 */
export function serveSurroundings(session: Session): void {
  const before = readChoices();
  whenOpened(() => {
    // What was drawn was drawn by them.
    if (readChoices() !== before) session.run('page');
    serveOpened(session);
  });
}

function serveOpened({run: runPart, signal}: Session): void {
  const run = () => runPart('page');
  const lookAtAddress = () => {
    const isWanted = document.querySelector(`[${WANTS_REACT}=load]`) !== null || isChanged();
    if (isWantedAtOnce({search: location.search, isAtTarget: isAtTarget(), isWanted})) run();
  };
  showPressed();
  // What was served is there to be read until then.
  whenLoaded(lookAtAddress);
  window.addEventListener('hashchange', lookAtAddress, {signal});
  for (const wish of WISHES) matchMedia(wish).addEventListener('change', run, {signal});
  followStorage(run, signal);
  whenIdle(() => {
    if (signal.aborted) return;
    const line = readLine();
    if (isWantedWhenIdle(readBackground(), line)) run();
    if (isSpared(line)) return;
    const stop = whenNear(document.querySelectorAll(DEMO), () => runPart('demos'));
    signal.addEventListener('abort', stop);
  });
}

/** Whether a choice of the reader's changes what was served. */
function isChanged(): boolean {
  const elements = [...document.querySelectorAll(`[${KEPT_AS}]`)];
  return elements.some((one) => readStorage(one.getAttribute(KEPT_AS) ?? '') !== undefined);
}

/** Other pages of the site keep what this one shows, and this one may have slept meanwhile. */
function followStorage(act: () => void, signal: AbortSignal): void {
  const before = readChoices();
  window.addEventListener('storage', act, {signal});
  const wake = ({persisted}: PageTransitionEvent) => {
    if (persisted && readChoices() !== before) act();
  };
  window.addEventListener('pageshow', wake, {signal});
}

function readChoices(): string {
  try {
    return JSON.stringify(localStorage);
  } catch {
    return '';
  }
}

/** Whether what the hash names is there, and not folded away. */
function isAtTarget(): boolean {
  const {hash} = location;
  return hash.length < 2 || (document.querySelector(':target')?.checkVisibility() ?? false);
}

function readBackground(): Background {
  const {isWatched, workerHosts} = VITRINE_LATE;
  return {
    isWatched,
    // Not read: a blocker may have put a trap in its place.
    hasTag: 'gtag' in window,
    lacksWorker:
      'serviceWorker' in navigator &&
      navigator.serviceWorker.controller === null &&
      isOfficial(workerHosts, location),
  };
}
