import * as React from 'react';

declare function useThemeProps<Props>(options: {props: Props; name: string}): Props;

export interface ChoiceProps {
  /** What is chosen. */
  value: string;
}
const Inner = React.forwardRef<HTMLLIElement, ChoiceProps>(function Inner(inProps, ref) {
  const {value, ...other} = useThemeProps({props: inProps, name: 'KitChoice'});
  return <li data-value={value} ref={ref} {...other} />;
});
const Part = React.memo(Inner);
// Keeps what the part has from being rendered again.
export const Choice = React.forwardRef<HTMLLIElement, ChoiceProps>(function Choice(props, ref) {
  return <Part {...props} ref={ref} />;
});
