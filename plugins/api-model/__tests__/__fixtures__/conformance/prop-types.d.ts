import * as React from 'react';

export interface PillProps {
  /** In the types. */
  size?: 's' | 'm';
  /** Only in the types. */
  secret?: string;
}
export declare function Pill(props: PillProps): React.JSX.Element;
