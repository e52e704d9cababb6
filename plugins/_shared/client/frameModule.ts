import type {ComponentType, ReactNode} from 'react';

/** Direction of text. */
export type Direction = 'ltr' | 'rtl';

/** A colour mode, as libraries' themes know it. */
export type Mode = 'light' | 'dark';

/** How close together things stand. */
export type Density = 'comfortable' | 'compact';

/** What a frame is told of the demo that it surrounds. */
export interface FrameProps {
  direction: Direction;
  /**
   * The demo's own mode; absent where it has that of the page, as it always is on the server and
   * while a demo is hydrated.
   */
  mode?: Mode | undefined;
  /** Absent: what the library does by default. */
  density?: Density | undefined;
  children: ReactNode;
}

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
  create: (direction: Direction) => Sheets | Promise<Sheets>;
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

/** What a library wants around a whole page, in a project of a demo's own. */
export interface FrameSandbox {
  /** Import statements. */
  imports: readonly string[];
  /** Component that surrounds the page, with the props that it needs. Default: none. */
  provider?: string;
  /** Element that stands before the page's content: `<CssBaseline />`. Default: none. */
  before?: string;
}

/** What a frame exports: a module that surrounds the demos of a library. */
export interface FrameModule {
  /**
   * Provides the library's theme. In the first rendering, no class name or attribute of what it
   * renders may depend on the page's mode, which the server does not know.
   */
  Frame: ComponentType<FrameProps>;
  /**
   * The library's custom properties for both modes, as a style sheet: `:root` light,
   * `:root[data-theme='dark']` dark, `:root:not([data-theme])` by the system's wish, and
   * `[data-demo-mode='light']`, `[data-demo-mode='dark']` for demos with a mode of their own. May be
   * empty.
   */
  css: () => string;
  /** How its styles come into the page where it writes them as it renders. Default: it does not. */
  styles?: FrameStyles;
  /** The densities that a reader may choose from. Default: none. */
  densities?: readonly Density[];
  /** What the library wants around a page, for sandboxes. Default: nothing. */
  sandbox?: FrameSandbox;
  /** Version of the library, for checks. */
  version?: string | undefined;
}
