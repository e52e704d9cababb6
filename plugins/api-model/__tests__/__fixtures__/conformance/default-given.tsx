import * as React from 'react';

function withDefaults<Props extends object>(Base: React.FC<Props>, given: Partial<Props>) {
  return (props: Props) => <Base {...given} {...props} />;
}
export const Chip = withDefaults((props: {look?: 'flat' | 'round'}) => <b>{props.look}</b>, {look: 'round'});
