import {whenIdle} from '../../../_shared/client/whenIdle';
import {isSpared} from '../../core/intent';
import {NEXT, TELLS} from '../../core/speculation';
import {readLine} from './line';

/**
 * Tells the page's speculation rules whether the reader points at links, and when the next page is near:
 * whoever has read to the end of one finds the next one drawn.
 *
 * @param signal ends it: the rules go when React comes
 */
export function drawAhead(signal: AbortSignal): void {
  const root = document.documentElement;
  root.toggleAttribute(TELLS.points, matchMedia('(hover: hover)').matches);
  const next = document.querySelector(NEXT);
  if (next === null) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    root.toggleAttribute(TELLS.nearsNext, true);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  whenIdle(() => {
    if (!signal.aborted && !isSpared(readLine())) observer.observe(next);
  });
}
