import * as React from 'react';

interface BaseProps {
  /** Its colour. */
  color?: string;
  width?: number;
  height?: number;
}
export interface SmallProps extends BaseProps {
  /** Not taken after all. */
  extra?: string;
}
export function Small(props: Omit<SmallProps, 'extra' | 'width'>) {
  return <b color={props.color}>{props.height}</b>;
}
