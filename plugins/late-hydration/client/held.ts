import type {Part} from '../core/intent';

/** Where the loader leaves what it held, on `window`. */
export const HELD = 'vitrineHeld';

/** A field as React follows it. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered and opened before React was there to be told. */
export interface Changes {
  /** What each field holds: text, or whether it is checked. */
  entries: Map<Field, string | boolean>;
  /** What was opened or closed, by the last event of each. */
  toggled: Map<Element, ToggleEvent>;
}

/** What the loader and the page's own code share, beside the clicks of the inline script. */
export interface Held {
  /** What React is to take over, so far. */
  wanted: Set<Part>;
  /** Presses of shortcuts, in order. */
  keys: KeyboardEvent[];
  changes: Changes;
}
