import * as React from 'react';

function DialogRoot({modal = true, onOpenChange}: {modal?: boolean; onOpenChange?: (open: boolean) => void}) {
  return <b onClick={() => onOpenChange?.(modal)} />;
}
function DialogTrigger<Payload extends object>(props: {payload?: Payload}) {
  return <b>{String(props.payload)}</b>;
}
export {DialogRoot as Root, DialogTrigger as Trigger};
