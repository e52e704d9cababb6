/** How near the view something is when its code is loaded. */
const NEAR_PX = 200;

/**
 * Calls back as soon as one of the elements is near the view. An observer looks after the page is
 * painted.
 *
 * @returns stops looking; entries that wait already may be delivered after it
 */
export function whenNear(elements: Iterable<Element>, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    {rootMargin: `${NEAR_PX}px`},
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is near the view now, which costs a layout. */
export function isNear(element: Element): boolean {
  const {top, bottom, height} = element.getBoundingClientRect();
  return height > 0 && bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX;
}
