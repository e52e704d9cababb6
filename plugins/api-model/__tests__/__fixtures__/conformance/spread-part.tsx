import * as React from 'react';

export interface OverlayProps extends React.ComponentPropsWithoutRef<'section'> {
  /** Whether it is there while it is closed. */
  forceMount?: boolean;
}
export function Overlay({forceMount, ...rest}: OverlayProps) {
  return forceMount ? <OverlayPart {...rest} /> : null;
}
function OverlayPart(props: React.ComponentPropsWithoutRef<'section'>) {
  return <section data-part="overlay" {...props} />;
}
