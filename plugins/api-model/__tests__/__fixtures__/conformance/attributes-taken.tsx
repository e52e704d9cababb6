import * as React from 'react';

export interface FieldProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** How large it is. */
  size?: 's' | 'm';
}
export const Field: (props: FieldProps & React.RefAttributes<HTMLInputElement>) => React.ReactNode =
  React.memo(function Field(props: FieldProps) {
    return React.createElement(choose(), filterProps(props));
  });

declare function choose(): string;
declare function filterProps(props: FieldProps): object;
