import {HELD_CONTROLS} from '../../_shared/loading/heldClicks';

/** What tells controls apart that look alike. */
const NAMES = [
  'aria-label',
  'name',
  'type',
  'value',
  'data-ga-event-category',
  'data-ga-event-action',
  'data-ga-event-label',
];

/**
 * Remembers which control an element is, as React may put another one in its place.
 *
 * @returns finds the element, or else the control that stands where its control stood
 */
export function rememberControl(target: Element): () => Element | undefined {
  const control = target.closest(HELD_CONTROLS) ?? target;
  const selector = control.localName + NAMES.map((name) => condition(control, name)).join('');
  const place = [...document.querySelectorAll(selector)].indexOf(control);
  return () => (target.isConnected ? target : document.querySelectorAll(selector)[place]);
}

function condition(element: Element, name: string): string {
  const value = element.getAttribute(name);
  return value === null ? '' : `[${name}="${CSS.escape(value)}"]`;
}
