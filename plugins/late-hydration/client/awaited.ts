import {heldClicks} from './early';

const taken: EventTarget[] = [];

/** Notes a control whose click is made up for once React is there. */
export function noteTaken(control: EventTarget): void {
  taken.push(control);
}

/**
 * Whether a reader waits for what a control does: what that opens can come beside React then, where
 * it would be asked for once React is there.
 */
export function isAwaited(selector: string): boolean {
  // The server loads the same modules.
  if (typeof window === 'undefined') return false;
  const clicked = [...taken, ...(heldClicks()?.held ?? []).map(({target}) => target)];
  return clicked.some((target) => target instanceof Element && target.closest(selector));
}
