import * as React from 'react';

export interface DotProps {
  /** In pixels. */
  size?: number;
}
export const Dot: React.FC<DotProps> = ({size = 4}) => <b style={{width: size}} />;
