import * as React from 'react';

export interface FieldProps extends React.InputHTMLAttributes<HTMLInputElement> {
  /** Above the field. */
  label: string;
}
export const Field = React.forwardRef<HTMLInputElement, FieldProps>(function Field(props, ref) {
  const {label, ...other} = props;
  return <input aria-label={label} ref={ref} {...other} />;
});
