import * as React from 'react';

export function Field(props: {
  /** Its text. */
  label?: string;
  value: string;
  onChange(value: string): void;
}) {
  return <input aria-label={props.label} value={props.value} onChange={(event) => props.onChange(event.target.value)} />;
}
