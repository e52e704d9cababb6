import * as React from 'react';

export const Bag = (props: {
  /** Anything. */
  data?: {[key: string]: number};
  /** As a record. */
  map?: Record<'a' | 'b', number>;
}) => <b>{Object.keys(props.data ?? {})}</b>;
