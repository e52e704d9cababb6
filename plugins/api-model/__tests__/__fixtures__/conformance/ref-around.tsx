import * as React from 'react';

declare function useSlot(
  name: string,
  options: {elementType: React.ElementType; ref: unknown; props?: object},
): [React.ElementType, object];
declare function useForkRef(...refs: unknown[]): React.RefCallback<Element>;

const Base = React.forwardRef<HTMLElement, {component?: React.ElementType}>(
  ({component: Tag = 'button', ...other}, ref) => <Tag ref={ref} {...other} />,
);

export interface LabelProps extends React.HTMLAttributes<HTMLButtonElement> {
  /** Whether it is on. */
  active?: boolean;
}
export const Label = React.forwardRef<HTMLButtonElement, LabelProps>(function Label(props, ref) {
  const {active, ...other} = props;
  const own = React.useRef(null);
  const [Root, rootProps] = useSlot('root', {elementType: Base, ref: useForkRef(ref, own)});
  return <Root component="span" aria-pressed={active} {...rootProps} {...other} />;
});
