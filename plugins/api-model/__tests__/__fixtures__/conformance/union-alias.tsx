import * as React from 'react';

type Size = 's' | 'm';
type MoreSizes = Size | 'l';
export const Tag = (props: {
  /** Its size. */
  size?: MoreSizes;
}) => <b>{props.size}</b>;
