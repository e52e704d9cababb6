import * as React from 'react';

export interface PanelProps extends React.HTMLAttributes<HTMLElement> {
  /** Distance from the top, in pixels. */
  offset?: number;
  bordered?: boolean;
  onSettle?: (fixed: boolean) => void;
}

interface RefForwarding<Tag extends React.ElementType, Props> {
  <As extends React.ElementType = Tag>(
    props: Omit<React.ComponentPropsWithRef<As>, keyof Props> & Props & {as?: As},
  ): React.ReactElement | null;
  propTypes?: unknown;
}

/** A panel. */
export declare const Panel: RefForwarding<'div', PanelProps>;
