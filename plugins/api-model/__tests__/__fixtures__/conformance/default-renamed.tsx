import * as React from 'react';

export function Menu({
  label: text = 'Menu',
  ...rest
}: {
  /** Its name. */
  label?: string;
}) {
  const {id = 'menu'} = rest as {id?: string};
  return <b id={id}>{text}</b>;
}
