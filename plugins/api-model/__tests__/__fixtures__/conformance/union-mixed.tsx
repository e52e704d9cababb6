import * as React from 'react';

interface Point {
  x: number;
  y: number;
}
export const Anchor = (props: {
  /** Where it stands. */
  at?: 'center' | number | Point | (() => Point);
}) => <b>{String(props.at)}</b>;
