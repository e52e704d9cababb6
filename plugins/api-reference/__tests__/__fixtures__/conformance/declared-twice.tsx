import * as React from 'react';

/** As what it is announced. */
type Role = 'alert' | 'status' | (string & {});
interface PaperProps {
  /** The element. */
  component?: React.ElementType;
  /** As what it is announced. */
  role?: Role;
}
interface OwnProps {
  /** The element. */
  component?: React.ElementType;
  /** As what it is announced. */
  role?: PaperProps['role'];
}
export const Notice = ({component: Tag = 'div', role}: OwnProps & PaperProps) => (
  <Tag role={role} />
);
