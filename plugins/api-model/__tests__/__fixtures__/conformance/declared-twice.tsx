import * as React from 'react';

interface PaperProps {
  /** The element. */
  component?: React.ElementType;
  role?: React.AriaRole;
}
interface OwnProps {
  /** The element. */
  component?: React.ElementType;
}
export const Notice = ({
  component: Tag = 'div',
  role,
}: OwnProps &
  Pick<PaperProps, 'component'> & {
    /** As what it is announced. */
    role?: PaperProps['role'];
  }) => <Tag role={role} />;
