import type {ComponentType, ReactNode} from 'react';

/**
 * How the styles of a library come into a page where the library writes them while it renders. A
 * library that comes as style sheets has nothing of the kind.
 *
 * @typeParam Sheets what holds the styles of one direction: a cache, a registry
 */
export interface FrameStyles<Sheets = unknown> {
  /**
   * Makes what holds the styles of a direction, once for a page. Left-to-right, which is how demos
   * are served, at once; for the other its code may have to be loaded.
   */
  create: (direction: 'ltr' | 'rtl') => Sheets | Promise<Sheets>;
  /** Surrounds the frame of each demo. */
  Provider: ComponentType<{sheets: Sheets; children: ReactNode}>;
  /**
   * The HTML of a demo as it is served, its styles before its elements: between them they would
   * keep `label + input` or `:first-child` from matching. Default: as it was rendered.
   */
  collect?: (html: string, sheets: Sheets) => string;
  /**
   * Takes over the styles of all served demos before one of them is hydrated: left among the
   * elements, they would be no part of what is hydrated. Default: nothing is to be done.
   */
  adopt?: (sheets: Sheets) => void;
}
