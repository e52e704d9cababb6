import * as React from 'react';

function Root(props: {open?: boolean}) {
  return <b>{String(props.open)}</b>;
}
function Item({label = 'None', level}: {label?: string; level: 1 | 2}) {
  return <i title={String(level)}>{label}</i>;
}
export const Menu = Object.assign(Root, {Item});
