import type {FrameProps} from './types';

/** What a frame is told of its demo, beside the demo. */
export type Surroundings = Omit<FrameProps, 'children'>;

/**
 * What a dialog, a menu or a tooltip carries, as it is attached to the body, away from its demo:
 * the mark that keeps the site's styles off, and the demo's own direction, mode and density.
 */
export function overlayAttributes(props: Surroundings): Record<string, string | undefined> {
  const {direction, mode, density} = props;
  return {
    'data-demo-overlay': '',
    'data-demo-mode': mode,
    'data-demo-density': density,
    dir: direction,
  };
}

/** Puts them on an element, and takes off what is not there any more. */
export function markOverlay(element: Element, props: Surroundings): void {
  for (const [name, value] of Object.entries(overlayAttributes(props))) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
