import * as React from 'react';

export interface PaneProps {
  tag?: string;
}

/** Makes its element of a name that is only known as it runs. */
export const Pane = ({tag = 'main', ...rest}: PaneProps) => React.createElement(tag, rest);
