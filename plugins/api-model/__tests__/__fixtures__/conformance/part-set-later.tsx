import * as React from 'react';

export function Tabs() {
  return <b />;
}
function Panel({keep = true}: {keep?: boolean}) {
  return <i>{String(keep)}</i>;
}
Tabs.Panel = Panel;
