import * as React from 'react';

function Menu({open = false}: {open?: boolean}) {
  return <b>{String(open)}</b>;
}
function Item({label = 'None'}: {label?: string}) {
  return <i>{label}</i>;
}
export default Object.assign(Menu, {Item});
