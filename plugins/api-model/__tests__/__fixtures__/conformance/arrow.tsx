import * as React from 'react';

export interface CardProps {
  /** Whether it is shown. */
  open?: boolean;
}
export const Card = ({open = true}: CardProps) => <div hidden={!open} />;
