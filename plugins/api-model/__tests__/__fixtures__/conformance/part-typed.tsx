import * as React from 'react';

interface PartProps {
  /** Its place. */
  at: number;
}
const Root: React.FC<{open?: boolean}> = () => <b />;
const Part: React.FC<PartProps> = (props) => <i>{props.at}</i>;
export const Group = Root as typeof Root & {Part: typeof Part};
Group.Part = Part;
