import * as React from 'react';

/** A frame. */
export function Card(props: {
  /** Inside. */
  children?: React.ReactNode;
  /** How wide. */
  width: number;
}) {
  return <div>{props.children}</div>;
}
