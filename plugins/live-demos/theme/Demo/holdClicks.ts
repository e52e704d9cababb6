export interface HeldClicks {
  /** Clicks again what was clicked, in order, and lets clicks pass from now on. */
  replay(): Promise<void>;
  /** Forgets what was clicked, and lets clicks pass from now on. */
  drop(): void;
}

/**
 * Holds the clicks on a demo whose code is not there yet. A click does nothing at first, not even
 * check a box: else its replay would check it back.
 */
export function holdClicks(element: HTMLElement): HeldClicks {
  const clicks: {target: EventTarget; event: MouseEvent}[] = [];

  function hold(event: MouseEvent): void {
    // A link that is opened in another tab needs no code.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Kept beside the event, which forgets its target once it was dispatched.
    if (event.target) clicks.push({target: event.target, event});
    event.preventDefault();
    event.stopPropagation();
  }

  function drop(): void {
    element.removeEventListener('click', hold, true);
    clicks.length = 0;
  }

  async function replay(): Promise<void> {
    const held = [...clicks];
    drop();
    for (const {target, event} of held) {
      target.dispatchEvent(new MouseEvent('click', event));
      // A turn for React to render, or the second click would see what the first one saw.
      await Promise.resolve();
    }
  }

  element.addEventListener('click', hold, true);
  return {replay, drop};
}
