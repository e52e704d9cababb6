import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/**
 * Whether a box holds more than it shows, so that it scrolls: only then is it a stop of the Tab key.
 *
 * @param ref the box; its size and that of its children are watched
 * @returns `false` until it has been measured
 */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(isScrollable(box)));
    // What is in it changes size of its own accord, as when a font arrives.
    [box, ...box.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}

function isScrollable(box: HTMLElement): boolean {
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = box;
  // A folded block of code hides what is below, but does not scroll to it.
  const isHeld = getComputedStyle(box).overflowY === 'hidden';
  return scrollWidth > clientWidth || (scrollHeight > clientHeight && !isHeld);
}
