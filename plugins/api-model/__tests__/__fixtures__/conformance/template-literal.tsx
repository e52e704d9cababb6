import * as React from 'react';

type Side = 'top' | 'bottom';
export const Tip = (props: {
  /** Where it stands. */
  place?: `${Side}-${'start' | 'end'}`;
  /** Any length. */
  gap?: `${number}px`;
}) => <b>{props.place}</b>;
