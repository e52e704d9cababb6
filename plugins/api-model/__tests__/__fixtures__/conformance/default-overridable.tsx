import * as React from 'react';

interface HoverProps {
  name?: string;
  openDelay?: number;
  closeDelay?: number;
  side?: string;
}
declare const Base: React.FC<HoverProps>;

export const Hover = ({name, ...rest}: HoverProps) => {
  const all = {side: 'top', ...rest};
  return <Base name={name} openDelay={200} {...all} closeDelay={150} />;
};
