import * as React from 'react';

export interface DialProps {
  /**
   * What moves it.
   * @default Zoom
   * * @deprecated Use `slots` instead.
   */
  mover?: React.ElementType;
}
const Zoom = () => <b />;
export function Dial({mover: Mover = Zoom}: DialProps) {
  return <Mover />;
}
