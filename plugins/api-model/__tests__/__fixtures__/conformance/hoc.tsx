import * as React from 'react';

function withTheme<P extends object>(Inner: React.ComponentType<P>): React.ComponentType<P> {
  return (props) => <Inner {...props} />;
}
export interface ChipProps {
  /** Its text. */
  label: string;
}
function BaseChip({label}: ChipProps) {
  return <i>{label}</i>;
}
export const Chip = withTheme(BaseChip);
