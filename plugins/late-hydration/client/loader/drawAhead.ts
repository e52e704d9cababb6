import {whenIdle} from '../../../_shared/client/whenIdle';
import {isSpared} from '../../core/intent';
import {TELLS} from '../../core/speculation';
import {readLine} from './line';

/**
 * Tells the page's speculation rules which link the reader points at, and when the next page is near:
 * whoever has read to the end of one finds the next one drawn.
 *
 * @param signal ends it: the rules go when React comes
 */
export function drawAhead(signal: AbortSignal): void {
  document.addEventListener('pointerover', tellPointed, {signal, passive: true});
  const next = document.querySelector('[rel~=next]');
  if (next === null) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    next.toggleAttribute(TELLS.near, true);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  whenIdle(() => {
    if (!signal.aborted && !isSpared(readLine())) observer.observe(next);
  });
}

/** A finger is over a link only as it presses. */
function tellPointed({target, pointerType}: PointerEvent): void {
  if (pointerType === 'touch' || !(target instanceof Element)) return;
  target.closest('a[href]')?.toggleAttribute(TELLS.points, true);
}
