import * as React from 'react';

export interface FieldProps extends Partial<HTMLElement> {
  /** Written above it. */
  label?: string;
}

export function Field({label}: FieldProps) {
  return <label>{label}</label>;
}
