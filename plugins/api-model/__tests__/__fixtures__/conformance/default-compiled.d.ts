import * as React from 'react';

interface LampProps {
  dim?: boolean;
  level?: number;
  tone?: 'cold' | 'warm';
  title: string;
}
export declare const Lamp: (props: LampProps) => React.JSX.Element;
