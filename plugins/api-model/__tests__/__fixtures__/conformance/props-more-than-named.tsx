import * as React from 'react';

export interface WideProps {
  /** Its colour. */
  color?: string;
}
export function Wide(props: WideProps & {width?: number}) {
  return <b color={props.color}>{props.width}</b>;
}
