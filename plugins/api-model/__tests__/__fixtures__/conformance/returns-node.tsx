import * as React from 'react';

export function Text(props: {value?: string}): React.ReactNode {
  return props.value;
}
