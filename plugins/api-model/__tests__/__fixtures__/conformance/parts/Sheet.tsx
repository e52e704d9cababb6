import * as React from 'react';

export interface SheetProps {
  /** What is in it. */
  children?: React.ReactNode;
}
export const Sheet = ({children}: SheetProps) => <div>{children}</div>;
