import * as React from 'react';

export interface CardProps {
  /**
   * How it looks.
   * @default 'plain'
   */
  look?: 'plain' | 'framed';
}
export declare const Card: React.ForwardRefExoticComponent<
  CardProps & React.RefAttributes<HTMLElement>
>;
