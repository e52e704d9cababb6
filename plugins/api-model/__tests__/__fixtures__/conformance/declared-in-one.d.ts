import * as React from 'react';

export interface LampProps {
  dim?: boolean;
}
declare const BaseLamp: (props: LampProps) => React.JSX.Element;
export {BaseLamp as Lamp};
