import * as React from 'react';

export interface CellProps {
  /** What it shows. */
  value?: number;
}
function CellBase({value = 0}: CellProps) {
  return <td>{value}</td>;
}
export const Cell = React.memo(CellBase);
