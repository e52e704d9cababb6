/** Room for a dialog, a menu or a list that lies over the demo, in pixels. */
const OVERLAY_HEIGHT = 400;

/**
 * Reports how high the document would be, whenever that changes. What libraries put beside the
 * demo, over it, has no height of its own: while something is there, there is room for it.
 */
export function watchHeight(host: HTMLElement, report: (height: number) => void): void {
  let last = 0;

  function measure(): void {
    const own = Math.ceil(host.getBoundingClientRect().height);
    const height = hasOverlay(host) ? Math.max(own, OVERLAY_HEIGHT) : own;
    if (height === last) return;
    last = height;
    report(height);
  }

  new ResizeObserver(measure).observe(host);
  new MutationObserver(measure).observe(document.body, {childList: true});
}

function hasOverlay(host: HTMLElement): boolean {
  return [...document.body.children].some(
    (element) => element !== host && element.tagName === 'DIV' && element.hasChildNodes(),
  );
}
