import * as React from 'react';

export interface UseToggleOptions {
  /** How it begins. */
  initial?: boolean;
}
export interface UseToggleResult {
  /** Whether it is on. */
  on: boolean;
  /** Turns it. */
  toggle: () => void;
}
/** Holds a switch. */
export function useToggle(options: UseToggleOptions = {}): UseToggleResult {
  const [on, setOn] = React.useState(options.initial ?? false);
  return {on, toggle: () => setOn(!on)};
}
