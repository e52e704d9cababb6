/**
 * The constants of the look, each in this one place. Those that the component library has too are
 * tied to its own defaults by a test.
 */

/** Smallest contrast at which light text is kept on a main colour before dark text is taken. */
export const CONTRAST_THRESHOLD = 3;

/** How far a main colour's light variant lies from it; the dark one lies 1.5 times as far. */
export const TONAL_OFFSET = 0.2;

/** Unit of all distances, in px. */
export const SPACING = 8;

/** Corners of frames, in px. */
export const RADIUS = 12;

/** Text of the interface, in px. */
export const FONT_SIZE = 14;

/** Size that `rem` is counted in, in px. */
export const ROOT_FONT_SIZE = 16;

/**
 * Stacking order, from the lowest. Drawer, menus, dialogs and tips of this site are in the browser's
 * top layer, above all of these: only what is not there wears one as a token.
 */
export const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Durations of transitions, in ms. */
export const DURATIONS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Widths of the window, in px, at which the layout changes: the only ones that styles ask for. */
export const BREAKPOINTS = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536} as const;
