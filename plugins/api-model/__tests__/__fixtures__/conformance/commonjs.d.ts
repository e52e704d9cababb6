import * as React from 'react';

export interface KeyProps {
  /** What is on it. */
  label?: string;
}
declare const Key: React.MemoExoticComponent<(props: KeyProps) => React.JSX.Element>;
export {Key};
