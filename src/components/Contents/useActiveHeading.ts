import {useEffect, useState} from 'react';
import {headingAt} from './reading';

/** A heading that a link led to, and where the page was scrolled to by that. */
interface Arrival {
  id: string | undefined;
  y: number;
}

/**
 * The heading that the reader is at. One that a link led to counts until the page is scrolled on,
 * as it may stand anywhere in the window when its section is short or the last.
 *
 * @param ids ids of the page's headings, in order
 * @returns `undefined` before the first
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key.split(' ');
    let frame = 0;
    let arrival = arrivalAt(known);
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setActive(readingAt(known, arrival));
      });
    };
    const arrive = () => {
      arrival = arrivalAt(known);
      look();
    };
    look();
    window.addEventListener('scroll', look, {passive: true});
    window.addEventListener('resize', look);
    window.addEventListener('hashchange', arrive);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      window.removeEventListener('hashchange', arrive);
    };
  }, [key]);
  return active;
}

function arrivalAt(ids: readonly string[]): Arrival {
  const hash = window.location.hash.slice(1);
  return {
    id: ids.find((id) => id === hash || encodeURIComponent(id) === hash),
    y: window.scrollY,
  };
}

function readingAt(ids: readonly string[], {id, y}: Arrival): string | undefined {
  if (id !== undefined && Math.abs(window.scrollY - y) <= 1) return id;
  const places = ids.flatMap((known) => {
    const heading = document.getElementById(known);
    return heading ? [{id: known, top: heading.getBoundingClientRect().top}] : [];
  });
  const height = window.innerHeight;
  const left = document.documentElement.scrollHeight - height - window.scrollY;
  return headingAt(places, {height, left});
}
