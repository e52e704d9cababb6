import {perform} from '../../../_shared/client/gesture';

/**
 * Makes up for a press that began before a demo was alive and goes on: the click that it leads to
 * is made anew from the press on, as some components answer to that alone.
 *
 * @param element the element that holds the demo
 */
export function completePress(element: HTMLElement): void {
  if (!element.matches(':active')) return;

  function complete(event: MouseEvent): void {
    stop();
    event.preventDefault();
    event.stopPropagation();
    if (event.target) void perform(event.target, event);
  }

  function stop(): void {
    element.removeEventListener('click', complete, true);
    for (const type of ENDS) window.removeEventListener(type, stopAfterClick, true);
  }

  /** The click follows the release at once, if at all: elsewhere there is none. */
  function stopAfterClick(): void {
    setTimeout(stop);
  }

  element.addEventListener('click', complete, true);
  for (const type of ENDS) window.addEventListener(type, stopAfterClick, true);
}

/** What a press ends with. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];
