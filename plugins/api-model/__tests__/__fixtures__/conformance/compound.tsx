import * as React from 'react';

function Root(props: {
  /** Whether it is open. */
  open?: boolean;
}) {
  return <b>{String(props.open)}</b>;
}
function Item(props: {
  /** Its text. */
  label: string;
}) {
  return <i>{props.label}</i>;
}
export const Menu = Object.assign(Root, {Item, Trigger: Item, version: 1});
