import * as React from 'react';

export const Bar = (props: {
  /** @deprecated */
  old?: string;
}) => <b>{props.old}</b>;
