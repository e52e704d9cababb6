import type {ReactNode} from 'react';
import type {Mode} from './modes';

/** How close together things stand. */
type Density = 'comfortable' | 'compact';

/** The densities of the libraries that have a choice of sizes. */
export const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** What a frame is told of the demo that it surrounds. */
export interface FrameProps {
  direction: 'ltr' | 'rtl';
  /** The demo's own mode; absent where it has that of the page. */
  mode?: Mode;
  /** Default: `comfortable`. */
  density?: Density;
  children: ReactNode;
}

/** Default props of components, by the name under which the theme knows them. */
export type Components = Record<string, {defaultProps: Record<string, unknown>}>;

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

/** The same default props for all of the components. */
export function each(names: readonly string[], defaultProps: Record<string, unknown>): Components {
  return Object.fromEntries(names.map((name) => [name, {defaultProps}]));
}
