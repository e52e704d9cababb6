import * as React from 'react';

export interface InputProps extends React.InputHTMLAttributes<HTMLInputElement> {
  /** Whether it is small. */
  small?: boolean;
}
export const Input = ({small, ...other}: InputProps) => <input data-small={small} {...other} />;
