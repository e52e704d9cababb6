import * as React from 'react';

interface Parts {
  all: Record<'blockStart' | 'blockEnd' | 'inlineStart' | 'inlineEnd', string> & {
    first: [number, number, string, boolean];
    second: [number, number, string, boolean];
    third: [number, number, string, boolean];
    fourth: [number, number, string, boolean];
    fifth: [number, number, string, boolean];
    sixth: [number, number, string, boolean];
    seventh: [number, number, string, boolean];
    last: [number, number, string, boolean];
  };
}
export interface BoxProps<P extends Parts = Parts> {
  /** Of all sides. */
  sides?: P['all'];
}
export function Box(props: BoxProps) {
  return <b>{Object.keys(props)}</b>;
}
