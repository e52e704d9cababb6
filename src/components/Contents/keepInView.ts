/**
 * Scrolls a box, and only it, so that something in it is seen: to the middle, where there is most
 * to be seen around it. What is in view already stays where it is.
 */
export function keepInView(box: HTMLElement, item: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
