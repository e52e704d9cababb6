import {readStorage, writeStorage} from '../../_shared/client/storage';

/** On an element whose scroll position is kept from page to page; the value names it. */
export const KEEPS_SCROLL = 'data-keeps-scroll';

const keyOf = (name: string) => `vitrine-tree-${name}`;

/**
 * Acts on an element that is shown, or once it is: a drawer when it is opened. Nobody can tell where a
 * hidden one stands, and to ask lays the whole page out.
 *
 * @param signal takes it back
 */
export function whenShown(element: Element, act: () => void, signal: AbortSignal): void {
  if (isShown(element)) act();
  else element.addEventListener('toggle', act, {once: true, signal});
}

/** What stands in no page has no style at all. */
function isShown(element: Element): boolean {
  return !['none', ''].includes(getComputedStyle(element).display);
}

/** Scrolls an element to where it was on the page before, of this tab. */
export function restoreScroll(element: Element, name: string): void {
  const top = coerceOffset(readStorage(keyOf(name), 'sessionStorage'));
  element.scrollTo({top, behavior: 'instant'});
}

/** Keeps where an element is scrolled to, for the next page; of a hidden one, where it was before. */
export function saveScroll(element: Element, name: string): void {
  if (!isShown(element)) return;
  writeStorage(keyOf(name), String(Math.round(element.scrollTop)), 'sessionStorage');
}

/** A stored offset; junk means the top. */
export function coerceOffset(value: string | undefined): number {
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : 0;
}

/**
 * Brings the entry of the page into view where it is not. Scrolls the element alone:
 * `scrollIntoView` would move the page as well.
 */
export function revealCurrent(element: Element): void {
  const current = element.querySelector('[aria-current]');
  if (!current) return;
  const frame = element.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  element.scrollBy({top: entry.top - frame.top - frame.height / 2, behavior: 'instant'});
}

/** What was placed before React came. A property, as React looks for attributes that it knows not. */
interface Placeable extends Element {
  vitrineIsPlaced?: boolean;
}

/** Says of an element that both was done before React came, which need not do it again. */
export function markPlaced(element: Placeable): void {
  Object.assign(element, {vitrineIsPlaced: true});
}

/** Whether {@link markPlaced} said so, once. */
export function takePlaced(element: Placeable): boolean {
  const isPlaced = element.vitrineIsPlaced === true;
  Object.assign(element, {vitrineIsPlaced: false});
  return isPlaced;
}
