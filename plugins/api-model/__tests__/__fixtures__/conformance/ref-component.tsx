import * as React from 'react';

interface BaseProps extends React.HTMLAttributes<HTMLElement> {
  component?: React.ElementType;
}
const Base = React.forwardRef<HTMLElement, BaseProps>(function Base(props, ref) {
  const {component: Tag = 'button', ...other} = props;
  return <Tag ref={ref} {...other} />;
});

export interface StepProps extends React.HTMLAttributes<HTMLDivElement> {
  /** What it says. */
  label: string;
}
// Typed as if it were an element that it is not.
export const Step = React.forwardRef<HTMLDivElement, StepProps>(function Step(props, ref) {
  const {label, ...other} = props;
  return <Base aria-label={label} component="li" ref={ref as React.Ref<HTMLElement>} {...other} />;
});
