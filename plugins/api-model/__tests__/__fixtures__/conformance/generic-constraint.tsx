import * as React from 'react';

export interface OptionsProps<Value extends {id: string}, Mode extends 'one' | 'many' = 'one'> {
  values: Value[];
  mode?: Mode;
}
export function Options<Value extends {id: string}, Mode extends 'one' | 'many' = 'one'>(props: OptionsProps<Value, Mode>) {
  return <b title={props.mode}>{props.values.length}</b>;
}
