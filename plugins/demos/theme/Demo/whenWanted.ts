/** How near the view a demo is when its code is loaded. */
const NEAR_PX = 200;

const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'];

/**
 * Calls back once, as soon as an element is near the view, pointed at or focused.
 *
 * @param soon look before the page is painted, which costs a layout; an observer looks after it
 * @returns stops waiting
 */
export function whenWanted(element: HTMLElement, callback: () => void, soon = false): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wanted();
    },
    {rootMargin: `${NEAR_PX}px`},
  );

  // Needed beside "disconnect": entries that wait already are delivered after it.
  let stopped = false;

  function stop(): void {
    stopped = true;
    observer.disconnect();
    for (const type of TOUCHES) element.removeEventListener(type, wanted);
  }

  function wanted(): void {
    if (stopped) return;
    stop();
    callback();
  }

  observer.observe(element);
  for (const type of TOUCHES) element.addEventListener(type, wanted);
  // Once all is in its place, the view too.
  if (soon) queueMicrotask(() => isNear(element) && wanted());
  return stop;
}

function isNear(element: HTMLElement): boolean {
  const {top, bottom, height} = element.getBoundingClientRect();
  return height > 0 && bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX;
}
