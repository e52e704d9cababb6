import * as React from 'react';

export interface HintProps extends React.HTMLAttributes<HTMLDivElement> {
  /** What it is about. */
  children: React.ReactElement<Record<string, unknown>>;
  /** What it says. */
  title: string;
}
export const Hint = React.forwardRef<HTMLDivElement, HintProps>(function Hint(props, ref) {
  const {children, title, ...other} = props;
  const childProps = {...other, title, ref};
  return (
    <>
      {React.cloneElement(children, childProps)}
      <div role="tooltip">{title}</div>
    </>
  );
});
