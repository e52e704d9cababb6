import * as React from 'react';

export interface RowProps {
  /** Dense rows take less room. */
  dense?: boolean;
}
export const Row = React.memo(
  React.forwardRef<HTMLTableRowElement, RowProps>(({dense = false, ...other}, ref) => (
    <tr ref={ref} data-dense={dense} {...other} />
  )),
);
