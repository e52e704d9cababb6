import * as React from 'react';

export interface FieldProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** In characters. */
  size?: number;
  /** Called with the text. */
  onChange?: React.ChangeEventHandler<HTMLInputElement>;
}
export const Field = (props: FieldProps) => <input {...props} />;
