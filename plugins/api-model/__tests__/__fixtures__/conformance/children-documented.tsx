import * as React from 'react';

export const Box = (props: React.PropsWithChildren<{
  /** Its name. */
  name?: string;
}>) => <b title={props.name}>{props.children}</b>;
