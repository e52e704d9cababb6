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
    const observer = new ResizeObserver(() => {
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    });
    [box, ...box.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
