/**
 * Makes a change, and scrolls so that an element stays where it was in the window: what a reader
 * has just pressed must not run away when something above it grows or shrinks.
 *
 * @param change must be done when it returns
 */
export function keepPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}
