/** Height of each demo when it was last seen, by the place where it stands. */
const seen = new Map<string, number>();

/** Whether there is something in the element of a demo: from the server, or from its own code. */
export function isServed(element: Element): boolean {
  return element.firstElementChild?.hasChildNodes() ?? false;
}

/**
 * Reserves the height of a demo that is not there yet, as after a navigation to a page whose HTML
 * did not come: the one it had when it was last seen; without one, the least that its style sheet
 * reserves.
 *
 * @param at where the demo stands: `docs/a/b.md:12`
 * @returns ends the reservation, as the demo is there
 */
export function reserveHeight(element: HTMLElement, at: string): () => void {
  const height = seen.get(at);
  if (isServed(element) || element.style.minBlockSize) return () => undefined;
  element.setAttribute('data-demo-pending', '');
  if (height) element.style.minBlockSize = `${height}px`;
  return () => {
    element.removeAttribute('data-demo-pending');
    element.style.minBlockSize = '';
  };
}

/** Remembers the height of a demo that is about to go with its page. */
export function rememberHeight(element: HTMLElement, at: string): void {
  if (isServed(element) && element.offsetHeight > 0) seen.set(at, element.offsetHeight);
}
