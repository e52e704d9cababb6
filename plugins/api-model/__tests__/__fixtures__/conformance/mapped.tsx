import * as React from 'react';

type Slot = 'head' | 'body';
type Handlers = {
  /** Called for a part. */
  [K in Slot as `on${Capitalize<K>}`]?: () => void;
};
export interface PanelProps extends Handlers {
  /** Props of the parts. */
  parts?: {[K in Slot]?: string};
}
export const Panel = (props: PanelProps) => <b>{props.parts?.head}</b>;
