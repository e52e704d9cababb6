import * as React from 'react';

interface LampProps {
  dim?: boolean;
  tone?: 'cold' | 'warm';
}
export declare const Lamp: React.ForwardRefExoticComponent<
  LampProps & React.RefAttributes<HTMLElement>
>;
