import * as React from 'react';

export const Link = (props: {
  /**
   * Where it leads.
   * @deprecated Use `to` instead.
   */
  href?: string;
  /**
   * Gone soon.
   * @deprecated
   */
  target?: string;
  /** Where it leads. */
  to?: string;
}) => <a href={props.to}>a</a>;
