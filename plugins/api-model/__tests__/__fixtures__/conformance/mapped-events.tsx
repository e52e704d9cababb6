import * as React from 'react';

interface Events {
  open: string;
  close: number;
}
type Handlers = {[Key in keyof Events as `on${Capitalize<Key>}`]?: (value: Events[Key]) => void};
export interface DoorProps extends Handlers {
  /** Its name. */
  name: string;
}
export const Door = (props: DoorProps) => <b onClick={() => props.onOpen?.('')}>{props.name}</b>;
