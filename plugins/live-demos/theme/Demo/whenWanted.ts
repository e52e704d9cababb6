/** How near the view a demo is when its code is loaded. */
const NEAR = '200px';

const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'];

/**
 * Calls back once, as soon as an element is near the view, pointed at or focused.
 *
 * @returns stops waiting
 */
export function whenWanted(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wanted();
    },
    {rootMargin: NEAR},
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
  return stop;
}
