import * as React from 'react';

export const Card = (props: {
  /** Seen. */
  a?: string;
  b?: string;
  /** @ignore */
  c?: string;
  /**
   * Not for readers.
   * @internal
   */
  d?: string;
}) => <div>{props.a}</div>;
