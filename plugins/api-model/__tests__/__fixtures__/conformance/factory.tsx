import * as React from 'react';

export interface IconProps {
  /** In pixels. */
  size?: number;
}
function createIcon(path: string): React.FC<IconProps> {
  return function Icon({size = 24}) {
    return <svg width={size}><path d={path} /></svg>;
  };
}
export const StarIcon = createIcon('M0 0');
