import {HELD_CLICKS} from '../../../_shared/loading/heldClicks';
import type {EarlyClicks, HeldClick} from '../../../_shared/loading/heldClicks';
import {completePress} from './completePress';
import {perform} from '../../../_shared/client/gesture';

export interface HeldClicks {
  /** Clicks again what was clicked, in order, and lets clicks pass from now on. */
  replay(): Promise<void>;
  /** Tells what was clicked, and how, in order, and lets clicks pass from now on. */
  take(): HeldClick[];
  /** Forgets what was clicked, and lets clicks pass from now on. */
  drop(): void;
}

/**
 * Holds the clicks on a demo whose code is not there yet, those from before the page's own code
 * among them. A click does nothing at first, not even check a box: else its replay would check it
 * back.
 */
export function holdClicks(element: HTMLElement): HeldClicks {
  const clicks = takeEarly(element);

  function hold(event: MouseEvent): void {
    // A link that is opened in another tab needs no code.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.target) clicks.push({target: event.target, event});
    event.preventDefault();
    event.stopPropagation();
  }

  function release(): HeldClick[] {
    element.removeEventListener('click', hold, true);
    return clicks.splice(0);
  }

  async function replay(): Promise<void> {
    for (const {target, event} of release()) await perform(target, event);
    completePress(element);
  }

  element.addEventListener('click', hold, true);
  return {
    replay,
    take: release,
    drop: () => void release(),
  };
}

/** What the inline script held of an element, which it leaves to its demo from now on. */
function takeEarly(element: HTMLElement): HeldClick[] {
  const {[HELD_CLICKS]: early} = window as {[HELD_CLICKS]?: EarlyClicks};
  // Where there is none, a browser has an element of that id there.
  if (!Array.isArray(early?.held)) return [];
  const isOwn = ({target}: HeldClick) => element.contains(target as Node);
  const own = early.held.filter(isOwn);
  early.held = early.held.filter((click) => !isOwn(click));
  early.taken.add(element);
  return own;
}
