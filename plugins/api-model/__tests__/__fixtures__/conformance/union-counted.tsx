import * as React from 'react';

type Count<N extends number, All extends number[] = []> = All['length'] extends N
  ? All[number]
  : Count<N, [...All, All['length']]>;
type Range<From extends number, To extends number> = Exclude<Count<To>, Count<From>>;
export const Clock = (props: {hourStep?: Range<1, 12>; millisecondStep?: Range<1, 999>}) => (
  <b title={String(props.hourStep)}>{props.millisecondStep}</b>
);
