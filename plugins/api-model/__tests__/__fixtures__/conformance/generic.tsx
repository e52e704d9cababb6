import * as React from 'react';

export interface SelectProps<T extends {id: string}> {
  /** What there is to choose. */
  options: readonly T[];
  /** Id of the chosen one. */
  value?: T['id'];
  /** Called with the new choice. */
  onPick?: (option: T, index: number) => void;
}
export function Select<T extends {id: string}>(props: SelectProps<T>) {
  return <ul>{props.options.map((option) => <li key={option.id} />)}</ul>;
}
