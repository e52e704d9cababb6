import * as React from 'react';

export const Range = (props: {
  /** From and to. */
  value: readonly [from: number, to: number];
}) => <b>{props.value[0]}</b>;
