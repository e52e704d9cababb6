import * as React from 'react';

export const Cell = (props: {
  /** Empty where there is none. */
  value: string | null;
  /** Left open on purpose. */
  mark: string | undefined;
}) => <b>{props.value}</b>;
