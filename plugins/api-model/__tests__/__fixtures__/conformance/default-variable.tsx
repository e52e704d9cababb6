import * as React from 'react';

export function Radio(props: {name?: string; label?: string}) {
  const id = React.useId();
  const {name = id, label = 'None'} = props;
  return <b title={name}>{label}</b>;
}
