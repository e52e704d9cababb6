import * as React from 'react';

interface ButtonProps {
  /** The look. */
  look?: string;
}
export const Button = (({look = 'flat'}) => <b>{look}</b>) satisfies React.FC<ButtonProps>;
