import * as React from 'react';

interface GridProps<Row> {
  rows: Row[];
  onPick?: (row: Row) => void;
}
export const Grid = React.memo(function Grid<Row extends object>(props: GridProps<Row>) {
  return <b>{props.rows.length}</b>;
}) as <Row extends object>(props: GridProps<Row>) => React.JSX.Element;
