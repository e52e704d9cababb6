import * as React from 'react';

declare function useList(options: {listRef: React.Ref<HTMLElement>}): {
  getProps: () => React.HTMLAttributes<HTMLElement>;
};

export interface ListProps extends React.HTMLAttributes<HTMLDivElement> {
  /** Whether the lines are close together. */
  dense?: boolean;
}
export const List = React.forwardRef<HTMLDivElement, ListProps>(function List(props, ref) {
  const {dense, ...other} = props;
  const {getProps} = useList({listRef: ref});
  return <ul data-dense={dense} {...getProps()} {...other} />;
});
