import * as React from 'react';

const Root = React.forwardRef<HTMLButtonElement, {pressed?: boolean}>(({pressed = false}, ref) => (
  <button ref={ref} aria-pressed={pressed} />
));
export const Toggle = Object.assign(Root, {displayName: 'Toggle'});
