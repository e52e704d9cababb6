import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/** Whether an element has more in it than it shows sideways, or, if it scrolls, downwards. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(isScrollable(element)));
    observer.observe(element);
    // Its content changes size of its own accord when a font arrives.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}

function isScrollable(element: HTMLElement): boolean {
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
  // A folded block hides what is below, but does not scroll to it.
  const isHeld = getComputedStyle(element).overflowY === 'hidden';
  return scrollWidth > clientWidth || (scrollHeight > clientHeight && !isHeld);
}
