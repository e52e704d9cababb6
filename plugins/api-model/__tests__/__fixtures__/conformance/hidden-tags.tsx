import * as React from 'react';

export const Card = (props: {
  shown?: string;
  /** @private */
  a?: string;
  /** @internal */
  b?: string;
  /** @ignore */
  c?: string;
}) => <b>{props.shown}</b>;
