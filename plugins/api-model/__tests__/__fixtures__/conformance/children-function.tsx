import * as React from 'react';

export function Reader(props: {children: (value: string) => React.ReactNode}) {
  return <b>{props.children('')}</b>;
}
