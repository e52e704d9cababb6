import * as React from 'react';

export interface PanelProps extends React.HTMLAttributes<HTMLElement> {
  /** In the types. */
  offset?: number;
  tone?: 'cold' | 'warm';
  'data-kind'?: string;
  secret?: string;
}

export interface PanelExtra {
  wide: boolean;
}

export declare const Panel: React.ForwardRefExoticComponent<
  PanelProps & PanelExtra & React.RefAttributes<HTMLElement>
>;
