import type {ReactNode} from 'react';

/** A group of tabs, served or live. */
export interface GroupProps {
  /** Prefix of the group's ids. */
  id: string;
  /** Accessible name of the group. */
  name: string;
  /** Labels of the tabs, each but once. */
  labels: readonly string[];
  /** What each tab shows, in the order of the labels. */
  panels: readonly ReactNode[];
}

/** A group whose choice React has. */
export interface LiveGroupProps extends GroupProps {
  /** Label of the tab that is shown. */
  selected: string;
  onSelect: (label: string) => void;
}
