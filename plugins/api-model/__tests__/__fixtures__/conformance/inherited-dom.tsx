import * as React from 'react';

export interface ButtonProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  /** The look. */
  look?: 'flat' | 'raised';
}
export const Button = ({look = 'flat', ...other}: ButtonProps) => <button data-look={look} {...other} />;
