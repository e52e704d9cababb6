import * as React from 'react';

interface RootProps extends React.HTMLAttributes<HTMLDivElement> {
  open?: boolean;
  onOpenChange?(open: boolean): void;
}
declare const Primitive: {div: React.FC<React.HTMLAttributes<HTMLDivElement>>};
export const Root = ({open = false, ...other}: RootProps) => (
  <Primitive.div hidden={!open} {...other} />
);
