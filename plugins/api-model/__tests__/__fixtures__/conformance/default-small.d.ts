import * as React from 'react';

interface LampProps {
  lit?: boolean;
  dim?: boolean;
  /** Whether it cannot be used; in a field that is what the field says. */
  disabled?: boolean;
  level?: number;
}
export declare const Lamp: (props: LampProps) => React.JSX.Element;
