import {holdClicks} from '../holdClicks';

/** The way from a demo's element down to one of its elements: the place at each step. */
export type Path = number[];

/**
 * Holds the clicks on a demo that waits for its window.
 *
 * @param place the element that the demo is in
 */
export function holdForWindow(place: Element | null): {take: () => Path[]; drop: () => void} {
  const demo = place?.querySelector<HTMLElement>('[data-demo]');
  if (!demo) return {take: () => [], drop: () => undefined};
  const {take, drop} = holdClicks(demo);
  return {take: () => take().flatMap((target) => pathTo(target, demo) ?? []), drop};
}

/** Clicks what was clicked on the same demo in another page, one after the other. */
export async function clickAll(demo: Element, paths: readonly Path[]): Promise<void> {
  for (const path of paths) {
    const target = path.reduce<Element | undefined>((at, place) => at && partsOf(at)[place], demo);
    target?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    // A turn for React to render, as between the clicks of a person.
    await Promise.resolve();
  }
}

/** In an array, as what is mapped flatly must be. */
function pathTo(target: EventTarget, demo: Element): [Path] | undefined {
  const path: Path = [];
  for (let at: Element | null = target as Element; at !== demo; at = at.parentElement) {
    if (!at?.parentElement) return undefined;
    path.unshift(partsOf(at.parentElement).indexOf(at));
  }
  return [path];
}

/** Styles stand elsewhere as soon as a demo of the page has come alive. */
function partsOf(element: Element): Element[] {
  return [...element.children].filter(({localName}) => localName !== 'style');
}
