/** How long an ad has to be in view until it counts as displayed, in milliseconds. */
export const VIEWED_MS = 2500;

/** The part of an ad that has to be in view. */
const SHARE = 0.5;

/**
 * Calls back once, when half of an element has been in view for {@link VIEWED_MS} without a break,
 * in a tab that is looked at.
 *
 * @param left ends it
 */
export function whenViewed(element: Element, left: AbortSignal, onViewed: () => void): void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  const restart = () => {
    clearTimeout(timer);
    if (isInView && document.visibilityState === 'visible') timer = setTimeout(finish, VIEWED_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const wasInView = isInView;
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      if (isInView !== wasInView) restart();
    },
    {threshold: SHARE},
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    end.abort();
  };
  const finish = () => {
    stop();
    onViewed();
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', restart, {signal: end.signal});
  left.addEventListener('abort', stop, {signal: end.signal});
}
