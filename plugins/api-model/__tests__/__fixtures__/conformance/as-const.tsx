import * as React from 'react';

const SIZES = ['s', 'm', 'l'] as const;
export type Size = (typeof SIZES)[number];
export const Tag = (props: {
  /** Its size. */
  size?: Size;
}) => <b>{props.size}</b>;
