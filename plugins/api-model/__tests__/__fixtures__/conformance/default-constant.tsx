import * as React from 'react';

const GAP = 8;
export const Grid = (props: {
  /** Between the cells. */
  gap?: number;
  /** Called on each. */
  each?: () => void;
}) => {
  const {gap = GAP, each = () => {}} = props;
  each();
  return <b>{gap}</b>;
};
