/** What is known of a click that is to be made once more. */
export interface Gesture extends Pick<MouseEvent, 'detail' | 'button' | 'clientX' | 'clientY'> {
  /** `touch`, `pen`; `mouse` where the browser does not say. */
  pointerType?: string;
}

/** What takes the focus when it is pressed. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Clicks an element as a person did before: pressed, focused, released, clicked. Some components
 * answer to the press or the focus alone. A click by the keyboard, or by code, is nothing but one.
 */
export async function perform(target: EventTarget, gesture: Gesture): Promise<void> {
  if (gesture.detail > 0) {
    send(target, 'pointerdown', gesture, 1);
    const isFree = send(target, 'mousedown', gesture, 1);
    if (isFree && target instanceof Element) focusIn(target);
    await turn();
    send(target, 'pointerup', gesture, 0);
    send(target, 'mouseup', gesture, 0);
    await turn();
  }
  send(target, 'click', gesture, 0);
  await turn();
}

/** For React to render, as between the events of a person. */
function turn(): Promise<void> {
  return Promise.resolve();
}

/** @returns whether nobody has kept the browser from what it does by itself */
function send(target: EventTarget, type: string, gesture: Gesture, buttons: number): boolean {
  const {detail, button, clientX, clientY, pointerType = 'mouse'} = gesture;
  const mouse = {
    bubbles: true,
    cancelable: true,
    composed: true,
    button,
    buttons,
    clientX,
    clientY,
  };
  const event = type.startsWith('pointer')
    ? new PointerEvent(type, {...mouse, pointerType, isPrimary: true})
    : new MouseEvent(type, {...mouse, detail});
  return target.dispatchEvent(event);
}

/** The focus is not taken from what the reader has gone on to meanwhile. */
function focusIn(target: Element): void {
  const focusable = target.closest<HTMLElement>(FOCUSABLE);
  const {activeElement, body} = document;
  if (!focusable) return;
  if (activeElement === focusable) {
    // It had the focus before its code was there to be told.
    focusable.dispatchEvent(new FocusEvent('focus'));
    focusable.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  } else if (activeElement === body || activeElement?.closest('[data-demo]')) {
    focusable.focus({preventScroll: true});
  }
}
