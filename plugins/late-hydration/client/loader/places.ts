import {
  KEEPS_SCROLL,
  markPlaced,
  restoreScroll,
  revealCurrent,
  saveScroll,
  whenShown,
} from '../keptScroll';

/** Keeps scroll positions from page to page, as links load whole pages until React is there. */
export function keepPlaces(signal: AbortSignal): void {
  for (const element of document.querySelectorAll(`[${KEEPS_SCROLL}]`)) {
    const name = element.getAttribute(KEEPS_SCROLL) ?? '';
    const place = () => {
      restoreScroll(element, name);
      revealCurrent(element);
      markPlaced(element);
    };
    whenShown(element, place, signal);
    window.addEventListener('pagehide', () => saveScroll(element, name), {signal});
  }
}
