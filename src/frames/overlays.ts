import type {FrameProps} from './types';

/**
 * What a dialog, a menu or a tooltip carries, as it is attached to the body, away from its demo:
 * the mark that keeps the site's styles off, and the demo's own direction, mode and density.
 */
export function overlayAttributes(props: Omit<FrameProps, 'children'>): Record<string, unknown> {
  const {direction, mode, density} = props;
  return {
    'data-demo-overlay': '',
    'data-demo-mode': mode,
    'data-demo-density': density,
    dir: direction,
  };
}
