import {isNear, whenNear} from '../../../_shared/client';

const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'];

/**
 * Calls back once, as soon as an element is near the view, pointed at or focused.
 *
 * @param soon look before the page is painted, which costs a layout; an observer looks after it
 * @returns stops waiting
 */
export function whenWanted(element: HTMLElement, callback: () => void, soon = false): () => void {
  // Needed beside what stops looking: entries that wait already are delivered after it.
  let stopped = false;

  function stop(): void {
    stopped = true;
    stopLooking();
    for (const type of TOUCHES) element.removeEventListener(type, wanted);
  }

  function wanted(): void {
    if (stopped) return;
    stop();
    callback();
  }

  const stopLooking = whenNear([element], wanted);
  for (const type of TOUCHES) element.addEventListener(type, wanted);
  // Once all is in its place, the view too.
  if (soon) queueMicrotask(() => isNear(element) && wanted());
  return stop;
}
