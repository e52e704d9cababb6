import * as React from 'react';

declare function useDefaultProps<P>(given: {props: P; name: string}): P;
export interface PaperProps {
  /** The shadow's depth. */
  elevation?: number;
}
export const Paper = React.forwardRef<HTMLDivElement, PaperProps>(function Paper(inProps, ref) {
  const props = useDefaultProps({props: inProps, name: 'KitPaper'});
  const {elevation = 1, ...other} = props;
  return <div ref={ref} data-depth={elevation} {...other} />;
});
