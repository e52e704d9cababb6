import {useEffect, useState} from 'react';

/** A heading counts as read once it is in the upper third of the window. */
const READING_BAND = '-64px 0px -66% 0px';

/**
 * The heading that the reader is at.
 *
 * @param ids ids of the page's headings, in order
 * @returns the last one that has come into the upper third, `undefined` before any has
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const [first] = entries.filter(({isIntersecting}) => isIntersecting);
        if (first) setActive(first.target.id);
      },
      {rootMargin: READING_BAND},
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [key]);
  return active;
}
