import * as React from 'react';

export interface ListProps<T = string> {
  /** What is listed. */
  items: T[];
}
export function List<T = string>(props: ListProps<T>) {
  return <ul>{props.items.length}</ul>;
}
