import * as React from 'react';

export const Rows = (props: {
  /** Names a row. */
  getName?: (index: number) => string | undefined;
  /** Takes one. */
  take?: ((index: number) => void) | undefined;
}) => <b>{props.getName?.(1)}</b>;
