import * as React from 'react';

interface FrameSlots {
  /**
   * The line around it.
   * @default 'fieldset'
   */
  outline?: React.ElementType;
}
export const Frame = (props: {
  /** What fills the parts. */
  slots?: FrameSlots;
}) => <b>{Object.keys(props.slots ?? {})}</b>;
