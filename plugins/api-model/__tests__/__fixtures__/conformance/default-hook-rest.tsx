import * as React from 'react';

declare function useUncontrolled<Props>(props: Props, handlers: object): Props;

export const Menu = React.forwardRef<HTMLDivElement, {drop?: 'up' | 'down'; open?: boolean}>(
  (given, ref) => {
    const {drop = 'down', open, ...other} = useUncontrolled(given, {open: 'onToggle'});
    return <div ref={ref} title={drop} hidden={!open} {...other} />;
  },
);
