import * as React from 'react';

function Root() {
  return <b />;
}
function MenuItem({label = 'None'}: {label?: string}) {
  return <i>{label}</i>;
}
export const Menu = Object.assign(Root, {Entry: MenuItem});
