import * as React from 'react';

type Value<Many extends boolean> = Many extends true ? string[] : string;
export interface PickerProps<Many extends boolean = false> {
  /** Whether many may be chosen. */
  many?: Many;
  /** What is chosen. */
  value?: Value<Many>;
}
export function Picker<Many extends boolean = false>(props: PickerProps<Many>) {
  return <b>{String(props.many)}</b>;
}
