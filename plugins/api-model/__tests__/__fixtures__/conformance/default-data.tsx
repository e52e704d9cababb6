import * as React from 'react';

const GAP = 8;
const AVOID = {side: 'flip', wide: [1, 2]};
const Sizes = {button: {default: 'm'}};

interface MarkProps {
  gap?: [number, number];
  avoid?: object;
  size?: string;
}
export const Mark = ({gap = [GAP, GAP], avoid = AVOID, size = Sizes.button.default}: MarkProps) => (
  <b title={size}>{gap[0] + Object.keys(avoid).length}</b>
);
