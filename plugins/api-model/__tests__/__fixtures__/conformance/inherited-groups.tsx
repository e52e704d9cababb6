import * as React from 'react';

export interface LinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whether it leads away. */
  external?: boolean;
}
export const Link = ({external = false, ...other}: LinkProps) => <a rel={external ? 'noopener' : ''} {...other} />;
