import {heldClicks} from './early';
import {HELD} from './held';
import type {Held} from './held';

const taken: EventTarget[] = [];

/** Notes a control whose click is made up for once React is there. */
export function noteTaken(control: EventTarget): void {
  taken.push(control);
}

/**
 * Whether a reader waits for what a control or a key does: what that opens can come beside React
 * then, where it would be asked for once React is there.
 *
 * @param selector of the control
 * @param isMeant whether a press of a key is for the same. Default: none is
 */
export function isAwaited(
  selector: string,
  isMeant: (press: KeyboardEvent) => boolean = () => false,
): boolean {
  // The server loads the same modules.
  if (typeof window === 'undefined') return false;
  const {[HELD]: held} = window as {[HELD]?: Held};
  const clicked = [...taken, ...(heldClicks()?.held ?? []).map(({target}) => target)];
  return (
    clicked.some((target) => target instanceof Element && target.closest(selector)) ||
    (held?.keys ?? []).some(isMeant)
  );
}
