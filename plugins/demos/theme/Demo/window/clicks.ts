import type {HeldClick} from '../../../../_shared/loading/heldClicks';
import {perform} from '../../../../_shared/client/gesture';
import type {Gesture} from '../../../../_shared/client/gesture';
import {holdClicks} from '../holdClicks';

/** The way from a demo's element down to what was clicked in it, and the click. */
export interface Path {
  /** The place at each step. */
  steps: number[];
  /** Its place is counted from the corner of what was clicked. */
  gesture: Gesture;
}

/**
 * Holds the clicks on a demo that waits for its window.
 *
 * @param place the element that the demo is in
 */
export function holdForWindow(place: Element | null): {take: () => Path[]; drop: () => void} {
  const demo = place?.querySelector<HTMLElement>('[data-demo]');
  if (!demo) return {take: () => [], drop: () => undefined};
  const {take, drop} = holdClicks(demo);
  return {take: () => take().flatMap((click) => pathTo(click, demo) ?? []), drop};
}

/** Clicks what was clicked on the same demo in another page, one after the other. */
export async function clickAll(demo: Element, paths: readonly Path[]): Promise<void> {
  for (const {steps, gesture} of paths) {
    const target = steps.reduce<Element | undefined>((at, place) => at && partsOf(at)[place], demo);
    if (!target) continue;
    const {left, top} = target.getBoundingClientRect();
    const {clientX, clientY} = gesture;
    await perform(target, {...gesture, clientX: clientX + left, clientY: clientY + top});
  }
}

/** In an array, as what is mapped flatly must be. */
function pathTo({target, event}: HeldClick, demo: Element): [Path] | undefined {
  const steps: number[] = [];
  const clicked = target as Element;
  for (let at: Element | null = clicked; at !== demo; at = at.parentElement) {
    if (!at?.parentElement) return undefined;
    steps.unshift(partsOf(at.parentElement).indexOf(at));
  }
  const {left, top} = clicked.getBoundingClientRect();
  const {detail, button, clientX, clientY} = event;
  return [{steps, gesture: {detail, button, clientX: clientX - left, clientY: clientY - top}}];
}

/** Styles stand elsewhere as soon as a demo of the page has come alive. */
function partsOf(element: Element): Element[] {
  return [...element.children].filter(({localName}) => localName !== 'style');
}
